"""The scenes: a state becomes what is on the screen."""
