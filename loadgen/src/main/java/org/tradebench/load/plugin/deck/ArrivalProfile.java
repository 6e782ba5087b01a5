package org.tradebench.load.plugin.deck;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Describes how the rate of arrivals changes over time, phase by phase. Its text is the schedule of JMeter's Open Model Thread Group: {@code rate(50/s)
 * random_arrivals(30 s) rate(200/s)} is a ramp. The rate of a phase begins with the last {@code rate} before it and ends with the one right after it; where none
 * follows, it is constant.
 */
public record ArrivalProfile(List<ArrivalPhase> phases) {
    private static final int MAX_PHASES = 50;
    private static final BigDecimal DAY = BigDecimal.valueOf(86_400);
    private static final String NUMBER = "([0-9]{1,6}(?:\\.[0-9]{1,30})?)";
    private static final Pattern STEP =
            Pattern.compile("\\s*(rate|random_arrivals|even_arrivals|pause)\\s*\\(([^()]*)\\)\\s*");
    private static final Pattern RATE = Pattern.compile(NUMBER + "\\s*(?:/|per)\\s*([a-z]+)");
    private static final Pattern TIME = Pattern.compile(NUMBER + "\\s*([a-z]+)\\s*");

    public ArrivalProfile {
        phases = List.copyOf(phases);
    }

    /** Returns arrivals at one rate that do not end. */
    public static ArrivalProfile constant(double perSecond, ArrivalProcess process) {
        return new ArrivalProfile(List.of(new ArrivalPhase(perSecond, perSecond, process, ArrivalPhase.ENDLESS)));
    }

    /**
     * Reads a profile.
     *
     * @throws IllegalArgumentException when the text is none; its message says what was expected and what it got
     */
    public static ArrivalProfile parse(String text) {
        List<ArrivalPhase> phases = new ArrayList<>();
        double rate = 0;
        boolean ramp = false;
        String given = text.toLowerCase(Locale.ROOT);
        Matcher step = STEP.matcher(given);
        for (int at = 0; at < given.length(); at = step.end()) {
            if (!step.region(at, given.length()).lookingAt()) {
                throw expected(given.substring(at));
            }
            String of = step.group(2).strip();
            switch (step.group(1)) {
                case "rate" -> {
                    rate = rate(of);
                    if (ramp) {
                        ArrivalPhase last = phases.remove(phases.size() - 1);
                        phases.add(new ArrivalPhase(last.from(), rate, last.process(), last.nanos()));
                    }
                    ramp = false;
                }
                case "pause" -> {
                    phases.add(new ArrivalPhase(0, 0, ArrivalProcess.POISSON, nanos(of)));
                    ramp = false;
                }
                default -> {
                    ArrivalProcess process =
                            step.group(1).startsWith("even") ? ArrivalProcess.CONSTANT : ArrivalProcess.POISSON;
                    phases.add(new ArrivalPhase(rate, rate, process, nanos(of)));
                    ramp = true;
                }
            }
        }
        ArrivalProfile profile = new ArrivalProfile(phases);
        if (phases.size() > MAX_PHASES || profile.mean() < 1) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "expected 1 to %d phases in which at least one operation arrives, got \"%s\"",
                    MAX_PHASES,
                    text));
        }
        return profile;
    }

    private static double rate(String text) {
        Matcher parts = RATE.matcher(text);
        if (text.equals("0")) {
            return 0;
        }
        if (parts.matches()) {
            double rate =
                    Double.parseDouble(parts.group(1)) / seconds(parts.group(2)).doubleValue();
            if (rate <= ArrivalProperties.MAX) {
                return rate;
            }
        }
        throw expected("rate(" + text + ")");
    }

    private static long nanos(String text) {
        BigDecimal seconds = BigDecimal.ZERO;
        Matcher part = TIME.matcher(text);
        for (int at = 0; at < text.length(); at = part.end()) {
            if (!part.region(at, text.length()).lookingAt()) {
                throw expected(text);
            }
            seconds = seconds.add(new BigDecimal(part.group(1)).multiply(seconds(part.group(2))));
        }
        long nanos = seconds.min(DAY).movePointRight(9).longValue();
        if (nanos == 0 || seconds.compareTo(DAY) > 0) {
            throw expected(text);
        }
        return nanos;
    }

    /** Reads a unit as JMeter does: a letter, or a word that begins with it. */
    private static BigDecimal seconds(String unit) {
        return switch (unit.length() > 3 ? unit.substring(0, 3) : unit) {
            case "ms" -> new BigDecimal("0.001");
            case "s", "sec" -> BigDecimal.ONE;
            case "m", "min" -> BigDecimal.valueOf(60);
            case "h", "hou" -> BigDecimal.valueOf(3600);
            case "d", "day" -> DAY;
            default -> throw expected(unit);
        };
    }

    private static IllegalArgumentException expected(String got) {
        return new IllegalArgumentException(String.format(
                Locale.ROOT,
                "expected steps such as rate(50/s), random_arrivals(30 s), even_arrivals(1 min) and pause(5 s), with rates up to %,d/s, got \"%s\"",
                (long) ArrivalProperties.MAX,
                got.strip()));
    }

    /** Returns whether it is one rate that does not end. */
    public boolean endless() {
        return nanos() == ArrivalPhase.ENDLESS;
    }

    /** Returns its length. */
    public long nanos() {
        return phases.stream().mapToLong(ArrivalPhase::nanos).sum();
    }

    /** Returns how many arrivals are expected in all. */
    public double mean() {
        return phases.stream().mapToDouble(ArrivalPhase::mean).sum();
    }

    /** Returns the operations per second: the rate, or the mean over all phases. */
    public double perSecond() {
        return endless() ? phases.get(0).from() : mean() * 1e9 / nanos();
    }

    /** Names how the times between arrivals are distributed; of a profile with both kinds of phases both. */
    public String processes() {
        return phases.stream()
                .filter(phase -> phase.mean() > 0)
                .map(phase -> phase.process().label())
                .distinct()
                .collect(Collectors.joining(" and "));
    }

    /** Returns the number of the phase in which a time lies, from 0; −1 for one before the profile or after it. */
    public int phaseAt(long nanosSinceBegin) {
        long end = 0;
        for (int i = 0; i < phases.size() && nanosSinceBegin >= 0; i++) {
            end += phases.get(i).nanos();
            // The last of evenly spaced arrivals comes exactly at the end of its phase.
            if (nanosSinceBegin <= end) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the profile of a load generator that has a part of the rate. */
    public ArrivalProfile share(double part) {
        return new ArrivalProfile(phases.stream()
                .map(phase -> new ArrivalPhase(phase.from() * part, phase.to() * part, phase.process(), phase.nanos()))
                .toList());
    }

    /** Writes what {@link #parse} reads. */
    public String text() {
        return phases.stream()
                .map(phase -> String.format(
                        "rate(%s/s) %s(%s s) rate(%s/s)",
                        BigDecimal.valueOf(phase.from()).toPlainString(),
                        phase.process() == ArrivalProcess.CONSTANT ? "even_arrivals" : "random_arrivals",
                        BigDecimal.valueOf(phase.nanos(), 9)
                                .stripTrailingZeros()
                                .toPlainString(),
                        BigDecimal.valueOf(phase.to()).toPlainString()))
                .collect(Collectors.joining(" "));
    }
}
