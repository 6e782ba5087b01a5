#!/usr/bin/env python3
"""Recomputes a ratio of two levels from the raw trials of a study, independently of the program that measured them.

    docs/results/recompute.py docs/results/modes/study.json ejb direct
"""
import json, math, sys

file, level, against = sys.argv[1:4]
values = {level: {}, against: {}}
for trial in json.load(open(file, encoding="utf-8"))["trials"]:
    metrics = trial.get("metrics") or trial.get("figures")  # null unless the trial is VALID; earlier versions said figures
    if metrics and trial["cell"] in values:
        rates = [s["operationsPerSecond"] for s in trial.get("slices") or []] or [metrics["operationsPerSecond"]]
        values[trial["cell"]][trial["block"]] = sum(map(math.log, rates)) / len(rates)
logs = [values[level][b] - values[against][b] for b in sorted(values[level].keys() & values[against].keys())]
if not logs:
    sys.exit(f"no block of {file} has both {level!r} and {against!r}")
print(f"{level} / {against}: {math.exp(sum(logs) / len(logs)):.3f} over {len(logs)} blocks:", *(f"{math.exp(x):.3f}" for x in logs))
