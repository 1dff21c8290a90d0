"""A bot for Nightjar in Python. It plays any of the games and needs nothing but Python.

    npm run nightjar -- arena nocturne --bots random --bot "exec:python3 examples/mybot.py"

It speaks the line protocol of docs/engine.md on stdin and stdout.
"""
import json
import random
import sys


def say(line):
    print(line, flush=True)


def choose(position):
    """Your ideas go here. This one avoids passing and otherwise chooses at random."""
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
        random.seed(7)  # game and options: json.loads(rest)
    elif word == "position":
        position = json.loads(rest)  # seat, question, answers, and the view of this seat
    elif word == "go":
        say("answer " + choose(position))
    elif word == "quit":
        break
