"""Asking ``hertta judge``, for all tests that do."""

import io
import json

from hertta.cli.judge import judge_lines


def replied(*lines):
    """The replies to lines of bytes, and the exit code."""
    out = io.BytesIO()
    status = judge_lines([line + b"\n" for line in lines], out)
    return [json.loads(line) for line in out.getvalue().splitlines()], status


def judged(ask, rules, **fields):
    """The reply to one request."""
    [reply], _ = replied(json.dumps({"ask": ask, "rules": rules, **fields}).encode())
    return reply


def code(ask, rules, **fields):
    """The code of the error that a request gives."""
    return judged(ask, rules, **fields)["error"]["code"]


def error(line):
    """The error that one line gives, which also makes the exit code 2."""
    [reply], status = replied(line)
    assert status == 2
    assert set(reply) <= {"id", "error"}
    assert set(reply["error"]) == {"code", "message", "line"}
    return reply["error"]
