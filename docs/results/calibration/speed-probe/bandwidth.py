#!/usr/bin/env python3
"""Compares the treatments of Burner.java within one run, second by second: what each does to throughput and to the machine speed that the probe measures.

    docs/results/calibration/speed-probe/bandwidth.py FOLDER-OF-THE-RUN
"""
import json, math, os, sys

STEP, DROPPED = 4000, 200  # milliseconds; the start of a step still holds requests of the step before
PROBE_AGE = 1000  # milliseconds; a sample holds the probe's last whole second, which may have ended a second ago
ORDERS = ["ncm", "mnc", "cmn", "nmc", "cnm", "mcn"]
NAMES = {"n": "nothing", "c": "calculation", "m": "memory"}
REFERENCE = 6400  # microseconds of each part at speed 1 (SpeedSample.REFERENCE_MICROS)
PARTS = ["arithmetic", "memory", "system"]

if len(sys.argv) != 2:
    sys.stderr.write(__doc__)
    sys.exit(2)
folder = sys.argv[1]
read = lambda name: json.load(open(os.path.join(folder, name), encoding="utf-8"))
interval = read("run.json")["interval"]
seconds = [s["requests"] - s["errors"] for s in read("load-generator.json")["timeline"] if s["phase"] == "interval"]
steps = {}


def add(begin, end, name, value):
    """Adds what was measured from begin to end to the step that it lies in, or to none."""
    step = int(begin // STEP)
    if begin - step * STEP >= DROPPED and end <= (step + 1) * STEP:
        steps.setdefault(step, {}).setdefault(name, []).append(value)


for i, requests in enumerate(seconds):
    begin = interval["start"] + 1000 * i
    add(begin, begin + 1000, "throughput", requests)
samples = [s for s in read("telemetry.json")["cpu"] if interval["start"] < s["time"] <= interval["end"]]
for before, sample in zip(samples, samples[1:]):
    begin, end = before["time"], sample["time"]
    length = (end - begin) / 1000
    tiers = [s["tiers"].get("APPLICATION") for s in (before, sample)]
    if all(tiers):
        add(begin, end, "application cores", (tiers[1]["cpuSeconds"] - tiers[0]["cpuSeconds"]) / length)
    if sample["speed"]:
        parts = {p: REFERENCE / max(1, sample["speed"][p + "Micros"]) for p in PARTS}
        begin -= PROBE_AGE
        add(begin, end, "machine speed", math.prod(parts.values()) ** (1 / 3))
        for part, speed in parts.items():
            add(begin, end, "speed of " + part, speed)

mean = lambda values: sum(values) / len(values)
rounds = {}
for step, values in steps.items():
    values = {name: mean(v) for name, v in values.items()}
    if {"throughput", "machine speed"} <= values.keys():
        values["throughput / machine speed"] = values["throughput"] / values["machine speed"]
        rounds.setdefault(step // 3, {})[ORDERS[step // 3 % 6][step % 3]] = values
rounds = [r for r in rounds.values() if len(r) == 3]
if len(rounds) < 2:
    sys.exit(f"{folder}: {len(rounds)} whole rounds of {3 * STEP // 1000} seconds; expected two or more")


def student(freedom, p=0.975):
    """Quantile of Student's t (Hill 1970, as an expansion around the normal distribution's), within 0.1 % from ten degrees of freedom."""
    z = 1.959964
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2) + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


names = ["throughput", "machine speed", "throughput / machine speed", *("speed of " + p for p in PARTS), "application cores"]
print(f"{len(rounds)} rounds\n")
print("| mean |", " | ".join(NAMES.values()), "|\n|---|---:|---:|---:|")
for name in names:
    print(f"| {name} |", " | ".join(f"{mean([r[t][name] for r in rounds]):,.4g}" for t in NAMES), "|")
print("\n| ratio (95 % interval) | calculation / nothing | memory / nothing | memory / calculation |\n|---|---:|---:|---:|")
for name in names:
    cells = []
    for level, base in ("cn", "mn", "mc"):
        logs = [math.log(r[level][name] / r[base][name]) for r in rounds]
        center = mean(logs)
        error = math.sqrt(sum((x - center) ** 2 for x in logs) / (len(logs) - 1) / len(logs)) * student(len(logs) - 1)
        cells.append(f"{math.exp(center):.3f} ({math.exp(center - error):.3f}–{math.exp(center + error):.3f})")
    print(f"| {name} |", " | ".join(cells), "|")
