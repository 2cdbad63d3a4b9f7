"""Scenes: what a state looks like."""

from hertta.lessons.scenes.pages import scene_of

__all__ = ["scene_of"]
