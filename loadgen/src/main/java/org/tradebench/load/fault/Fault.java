package org.tradebench.load.fault;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Describes a fault to inject: its kind, its start and its length.
 *
 * @param second of the measurement interval in which it begins; null before {@link #placed}
 * @param heldSeconds how long the node stays away or the condition is held
 */
public record Fault(FaultKind kind, @Nullable Integer second, int heldSeconds) {
    private static final Pattern TEXT = Pattern.compile("([a-z-]+)(?:@(\\d{1,5}))?(?:\\+(\\d{1,4}))?");

    /**
     * Where a fault without a second begins within its share of the measurement interval: the part before it shows the level, the part after it the recovery.
     */
    private static final double PLACE = 0.25;

    /** Reads NAME, NAME@SECOND, NAME+LENGTH or NAME@SECOND+LENGTH. */
    @JsonCreator
    public static Fault of(String text) {
        Matcher parts = TEXT.matcher(text.strip());
        FaultKind kind = parts.matches()
                ? Arrays.stream(FaultKind.values())
                        .filter(known -> known.label().equals(parts.group(1)))
                        .findFirst()
                        .orElse(null)
                : null;
        if (kind == null) {
            throw Failure.usage(
                    "'" + text + "' is no fault: expected one of " + FaultKind.labels()
                            + ", with @SECOND of the measurement interval and +LENGTH in seconds where wanted, such as pause-node@30+20");
        }
        return new Fault(
                kind,
                parts.group(2) == null ? null : Integer.valueOf(parts.group(2)),
                parts.group(3) == null ? kind.defaultSeconds() : Integer.parseInt(parts.group(3)));
    }

    /** Sets the second of faults that have none: each in an equal share of the measurement interval, in the given order. */
    public static List<Fault> placed(List<Fault> faults, double intervalSeconds) {
        double share = intervalSeconds / Math.max(1, faults.size());
        List<Fault> placed = new ArrayList<>();
        int before = 0;
        for (int i = 0; i < faults.size(); i++) {
            Fault fault = faults.get(i);
            int second = fault.second() != null ? fault.second() : (int) Math.round(share * (i + PLACE));
            if (second <= before || second >= intervalSeconds) {
                throw Failure.usage(
                        "fault " + fault.kind().label() + " at second " + second + " of a measurement interval of "
                                + Math.round(intervalSeconds) + " s"
                                + (i == 0 ? "" : ", after another at second " + before)
                                + ": expected seconds within the measurement interval, each later than the one before");
            }
            placed.add(new Fault(fault.kind(), second, fault.heldSeconds()));
            before = second;
        }
        return placed;
    }

    /** Returns the text that {@link #of} reads. */
    @JsonValue
    public String text() {
        return kind.label() + (second == null ? "" : "@" + second) + "+" + heldSeconds;
    }
}
