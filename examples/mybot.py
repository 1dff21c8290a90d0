"""A bot for Nightjar in Python: it plays any of the games, and nothing but Python is needed.

    npm run nightjar -- arena nocturne --bots random --bot "exec:python3 examples/mybot.py"

The conversation is described in docs/engine.md: lines come in on stdin, lines go out on stdout.
"""
import json
import random
import sys


def say(line):
    print(line, flush=True)


def choose(position):
    """Your ideas go here. This one does something rather than nothing, and otherwise trusts in luck."""
    answers = position["answers"]
    doing = [text for text in answers if text not in ("pass", "done", "end")]
    return random.choice(doing or answers)


position = None
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "nightjar":
        say("id name luck")
        say("ready")
    elif word == "game":
        random.seed(7)  # What is played, and by which options: json.loads(rest)
    elif word == "position":
        position = json.loads(rest)  # seat, question, answers, and the view: all that this seat may know
    elif word == "go":
        say("answer " + choose(position))
    elif word == "quit":
        break
