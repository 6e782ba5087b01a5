package org.tradebench.load.loadgenerator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Merges the progress lines that several processes write for the same second of a phase. Warm-up seconds count from each process's own beginning. */
final class CommonProgress implements Consumer<LoadProgress> {
    private final int processes;
    private final Consumer<LoadProgress> eachSecond;
    private final Map<LoadProgress.Phase, Map<Integer, List<LoadProgress>>> waiting = new TreeMap<>();

    CommonProgress(int processes, Consumer<LoadProgress> eachSecond) {
        this.processes = processes;
        this.eachSecond = eachSecond;
    }

    @Override
    public void accept(LoadProgress progress) {
        Map<Integer, List<LoadProgress>> ofPhase = waiting.computeIfAbsent(progress.phase(), unused -> new TreeMap<>());
        List<LoadProgress> second = ofPhase.computeIfAbsent(progress.second(), unused -> new ArrayList<>());
        second.add(progress);
        if (second.size() == processes) {
            ofPhase.remove(progress.second());
            eachSecond.accept(merge(second));
        }
    }

    private static LoadProgress merge(List<LoadProgress> parts) {
        double rate = parts.stream().mapToDouble(LoadProgress::perSecond).sum();
        double busy = parts.stream()
                .mapToDouble(one -> one.perSecond() * one.meanMillis())
                .sum();
        return new LoadProgress(
                parts.get(0).phase(),
                parts.get(0).second(),
                parts.stream().mapToLong(LoadProgress::requests).sum(),
                rate,
                parts.stream().mapToLong(LoadProgress::errors).sum(),
                rate == 0 ? 0 : busy / rate);
    }
}
