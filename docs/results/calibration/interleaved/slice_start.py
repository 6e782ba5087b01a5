"""Simulates a queue whose users begin together in each slice: how far are throughput and mix off by what counts in the slices?

N virtual users without think time share one resource (processor sharing); a fifth of the operations takes a sixth of the others' work. R is their response time under a continuous load.
"""
import heapq
import random


def simulate(users, response, length, dropped, slices, seed=1):
    chance = random.Random(seed)
    rate = users / response
    counted = short = 0

    def operation():
        is_short = chance.random() < 0.2
        return is_short, (0.2 if is_short else 1.2) * chance.expovariate(1) / rate

    for _ in range(slices):
        time = work = 0.0  # work: what each operation under way since the slice's begin has received
        under_way = []
        for user in range(users):
            is_short, demand = operation()
            heapq.heappush(under_way, (demand, user, is_short))
        while True:
            end, user, is_short = under_way[0]
            time += (end - work) * users
            if time > length:
                break
            work = end
            heapq.heappop(under_way)
            if time >= dropped:
                counted += 1
                short += is_short
            is_short, demand = operation()
            heapq.heappush(under_way, (work + demand, user, is_short))
    return counted / (slices * (length - dropped)) / rate, short / counted


for length in 1.0, 2.0:
    for response in 0.05, 0.1, 0.2, 0.3, 0.6:
        throughput, share = simulate(48, response, length, 0.2, round(2000 / length))
        print(f"slices of {length:.0f} s, R {response:.2f} s: throughput {throughput:.3f} of a continuous load's, short operations {100 * share:.1f} % instead of 20")
