"""A scene travels as plain JSON."""

import json

from hertta.ui import scene as ui


def test_what_is_empty_or_false_stays_out_and_a_zero_stays() -> None:
    """A small scene travels as a small dict: absent means "not so", but seat 0 and serial 0 are said."""
    seat = ui.SeatView(0, "south", "You", to_play=True)
    scene = ui.Scene(lang="nb", table=ui.Board("The table", (seat,)))
    assert scene.to_dict() == {
        "ack": 0,
        "lang": "nb",
        "view": "page",
        "theme": "auto",
        "deck": "two",
        "table": {"label": "The table", "seats": [{"seat": 0, "place": "south", "name": "You", "to_play": True}]},
        "focus_serial": 0,
    }


def test_what_the_browser_remembers_is_not_pruned() -> None:
    """The map that the browser keeps comes back as it was made, with its own zeros, nulls and empty lists."""
    kept = {"version": 1, "answers": [], "lesson": None, "hint": False}
    assert ui.Scene(remember=kept).to_dict()["remember"] == kept


def test_every_sample_is_json(samples: dict[str, ui.Scene]) -> None:
    """Whatever a lesson shows can be sent: it is JSON and reads back equal."""
    for scene in samples.values():
        assert json.loads(json.dumps(scene.to_dict())) == scene.to_dict()


def test_equal_scenes_compare_equal(samples: dict[str, ui.Scene]) -> None:
    """Scenes are values, so that a test may compare them whole."""
    again = ui.HandView("Hand", ((ui.CardView("2C", "C", "2", "two of clubs"),),))
    assert again == ui.HandView("Hand", ((ui.CardView("2C", "C", "2", "two of clubs"),),))
    assert samples["asked"] != samples["refused"]


def test_a_scene_without_puzzle_parts_travels_as_before(samples: dict[str, ui.Scene]) -> None:
    """What only puzzles need is absent where there is none of it, also inside the feedback and its proof."""
    told = samples["refused"].to_dict()
    assert not {"piles", "record", "standing", "filters", "filters_label"} & set(told)
    assert "playout" not in told["feedback"]
    assert set(told["feedback"]["proof"]) == {"summary", "rows"}
    assert told["feedback"]["proof"]["rows"][0] == {"text": "Kädessä 13 korttia, ei ristiä.", "state": "start"}
