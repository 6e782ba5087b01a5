package org.tradebench.load.loadgenerator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Merges the progress lines that several processes write for the same second of a phase. Warm-up seconds count from each process's own beginning. */
final class CommonProgress implements Consumer<Progress> {
    private final int processes;
    private final Consumer<Progress> eachSecond;
    private final Map<Progress.Phase, Map<Integer, List<Progress>>> waiting = new TreeMap<>();

    CommonProgress(int processes, Consumer<Progress> eachSecond) {
        this.processes = processes;
        this.eachSecond = eachSecond;
    }

    @Override
    public void accept(Progress told) {
        Map<Integer, List<Progress>> ofPhase = waiting.computeIfAbsent(told.phase(), unused -> new TreeMap<>());
        List<Progress> second = ofPhase.computeIfAbsent(told.second(), unused -> new ArrayList<>());
        second.add(told);
        if (second.size() == processes) {
            ofPhase.remove(told.second());
            eachSecond.accept(together(second));
        }
    }

    private static Progress together(List<Progress> told) {
        double rate = told.stream().mapToDouble(Progress::perSecond).sum();
        double busy = told.stream()
                .mapToDouble(one -> one.perSecond() * one.meanMillis())
                .sum();
        return new Progress(
                told.get(0).phase(),
                told.get(0).second(),
                told.stream().mapToLong(Progress::requests).sum(),
                rate,
                told.stream().mapToLong(Progress::errors).sum(),
                rate == 0 ? 0 : busy / rate);
    }
}
