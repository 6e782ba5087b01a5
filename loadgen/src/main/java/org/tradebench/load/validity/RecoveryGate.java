package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.fault.FaultOutcome;

/** Whether every fault that was asked for was made, was over before the load was, and whether throughput came back. */
public final class RecoveryGate {
    private static final String NAME = "recovery";
    private static final String LIMIT = "each fault made, lifted, and throughput back in the window";

    private RecoveryGate() {}

    /**
     * Judges a run.
     *
     * @param asked the faults that were asked for, by their words, in order
     * @param faults those that were made
     */
    public static CheckResult judge(List<String> asked, List<FaultOutcome> faults) {
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            if (i >= faults.size()) {
                wrong.add(asked.get(i) + " was never made");
            } else if (faults.get(i).end() == null) {
                wrong.add(asked.get(i) + " lasted beyond the load");
            } else if (faults.get(i).levelBefore() == null) {
                wrong.add("before " + asked.get(i) + " there was no whole second to know the level by");
            } else if (faults.get(i).recovered() == null) {
                wrong.add("throughput was not back after " + asked.get(i));
            }
        }
        if (!wrong.isEmpty()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    String.join("; ", wrong),
                    LIMIT,
                    "The run does not show that the cluster recovers. When it only needed longer, a longer --duration would show it.");
        }
        List<String> times = faults.stream()
                .map(fault -> String.format(Locale.ROOT, "%s after %.0f s", fault.fault(), fault.secondsToRecover()))
                .toList();
        return new CheckResult(
                NAME,
                CheckOutcome.PASS,
                String.join(", ", times),
                LIMIT,
                "Throughput came back, and no request failed from then on.");
    }
}
