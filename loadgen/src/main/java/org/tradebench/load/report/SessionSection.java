package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.TimeUse;
import org.tradebench.load.results.TimeUse.OfActivity;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.SessionUse.Activity;

/** Draws what the sessions of the database did: execute, or wait and for what. */
public final class SessionSection {
    private static final String ACTIVITY = "state or wait event";

    private SessionSection() {}

    /**
     * Puts the sessions of two runs beside each other, that first which differs most.
     *
     * @return rows of texts, the heading first; empty unless the sessions of both runs are known
     */
    public static List<List<String>> compared(TimeUse first, TimeUse second) {
        if (first.sessions().isEmpty() || second.sessions().isEmpty()) {
            return List.of();
        }
        Set<String> names = new TreeSet<>(first.sessions().keySet());
        names.addAll(second.sessions().keySet());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                ACTIVITY,
                "times seen: first",
                "second",
                "µs per operation: first",
                "second",
                WhereTimeGoes.DIFFERENCE));
        names.stream()
                .sorted(Comparator.comparingDouble(
                        name -> -Math.abs(second.ofActivity(name).micros()
                                - first.ofActivity(name).micros())))
                .forEach(name -> {
                    OfActivity one = first.ofActivity(name);
                    OfActivity other = second.ofActivity(name);
                    rows.add(List.of(
                            name,
                            Numbers.whole(one.seen()),
                            Numbers.whole(other.seen()),
                            Numbers.of(one.micros(), 1),
                            Numbers.of(other.micros(), 1),
                            WhereTimeGoes.signed(other.micros() - one.micros(), 1)));
                });
        return rows;
    }

    /** @param operations that were completed while the sessions were watched; null when that is not known */
    static Element draw(SessionUse use, @Nullable Double operations) {
        return Element.section(
                "Sessions of the database",
                new Columns<Activity>()
                        .add(ACTIVITY, activity -> Element.of("code", activity.name()))
                        .add("times seen", activity -> Numbers.whole(activity.seen()))
                        .add("share", activity -> Numbers.percent(use.share(activity), 1))
                        .add(
                                "µs per operation",
                                activity -> Numbers.of(
                                        operations == null ? null : use.microsPerOperation(activity, operations), 1))
                        .table("Sessions that were not idle, by state or wait event", use.activities()),
                Element.of(
                        "p",
                        "From " + Numbers.whole(use.readings())
                                + " readings of pg_stat_activity, ten per second. A session that is executing has a CPU or waits for one; a session that is idle in transaction waits for the application. IO:"
                                + " WalSync and LWLock: WALWrite are COMMITs that write the log. An entry seen n times is known to about 2/√n of its value (95 %). A"
                                + " reading needs a CPU itself, so that executing sessions are underestimated on a machine short of CPUs: the time of the SQL statements is the better measure of them."));
    }
}
