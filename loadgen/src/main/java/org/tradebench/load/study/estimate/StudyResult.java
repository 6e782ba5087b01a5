package org.tradebench.load.study.estimate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.Line;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.Claim;
import org.tradebench.load.study.Factor;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.PublishedRatio;
import org.tradebench.load.study.Setting;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;

/**
 * What follows from a study's trials.
 *
 * @param record null when the study was not made
 * @param cells in the order of the plan
 * @param claims of the paper, judged: those of the record's study file, or newer ones
 * @param laws the Universal Scalability Law over the numbers of clients, or of servers where clients are no factor, by level of the other factor, or by the factor's name when there is none; only where it
 *     could be fitted
 * @param updates operations a second over the measured share of updates in percent, likewise
 * @param open what is said of waiting; null when no trial was of the open model
 */
public record StudyResult(
        Study study,
        StudyRecord record,
        List<CellResult> cells,
        List<ClaimResult> claims,
        Map<String, Scalability> laws,
        Map<String, Line> updates,
        OpenResult open) {

    /** Of a study that was not made: its claims alone. */
    public static StudyResult notMade(Study study) {
        return new StudyResult(
                study,
                null,
                List.of(),
                study.claims().stream().map(ClaimResult::unmeasured).toList(),
                Map.of(),
                Map.of(),
                null);
    }

    /** Works it out from the record alone. */
    public static StudyResult of(StudyRecord record) {
        Study study = record.definition();
        return of(record, study, study.claims());
    }

    /**
     * Works it out from the record's trials, with claims that may be newer than the record: a claim that was reworded or corrected is judged
     * again without new trials.
     */
    public static StudyResult of(StudyRecord record, List<Claim> claims) {
        return of(record, record.definition(), claims);
    }

    private static StudyResult of(StudyRecord record, Study study, List<Claim> claims) {
        StudyPlan plan = StudyPlan.of(study, record.blocks(), record.seed());
        Trials trials = Trials.of(record);
        List<CellResult> cells = cells(study, plan, trials);
        return new StudyResult(
                study,
                record,
                cells,
                claims.stream().map(claim -> judge(claim, study, plan, record)).toList(),
                laws(study, plan, trials),
                updates(study, plan, trials),
                OpenResult.of(plan, record.trials()));
    }

    private static List<CellResult> cells(Study study, StudyPlan plan, Trials trials) {
        Map<Cell, Map<Measure, PairedRatio>> ratios = new LinkedHashMap<>();
        for (Cell cell : plan.cells()) {
            Map<Measure, PairedRatio> own = new EnumMap<>(Measure.class);
            Cell baseline = find(plan, study.compared().baseline(), cell.over());
            for (Measure measure : Measure.values()) {
                PairedRatio ratio = cell.equals(baseline) ? null : trials.ratio(cell, baseline, measure);
                if (ratio != null) {
                    own.put(measure, ratio);
                }
            }
            ratios.put(cell, own);
        }
        Map<Cell, Map<Measure, Difference>> differences = differences(ratios);
        List<CellResult> results = new ArrayList<>();
        for (Cell cell : plan.cells()) {
            List<StudyTrial> made = trials.of(cell);
            List<StudyTrial> counting = made.stream().filter(StudyTrial::counts).toList();
            Map<Measure, Spread> figures = new EnumMap<>(Measure.class);
            for (Measure measure : Measure.values()) {
                double[] values = trials.byBlock(cell, measure).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray();
                if (values.length > 0) {
                    figures.put(measure, Spread.of(values));
                }
            }
            results.add(new CellResult(
                    cell,
                    cell.equals(find(plan, study.compared().baseline(), cell.over())),
                    counting.size(),
                    made.size() - counting.size(),
                    (int) counting.stream()
                            .filter(trial -> !trial.figures().steady())
                            .count(),
                    figures,
                    ratios.get(cell),
                    differences.get(cell)));
        }
        return results;
    }

    /** The baseline's second name is no level: it is judged by itself. */
    private static Map<Cell, Map<Measure, Difference>> differences(Map<Cell, Map<Measure, PairedRatio>> ratios) {
        Map<Cell, Map<Measure, Difference>> differences = new LinkedHashMap<>();
        ratios.keySet().forEach(cell -> differences.put(cell, new EnumMap<>(Measure.class)));
        for (Measure measure : Measure.values()) {
            List<Cell> family = ratios.keySet().stream()
                    .filter(cell -> !cell.again() && probability(ratios, cell, measure) != null)
                    .toList();
            List<Double> adjusted = Holm.adjust(family.stream()
                    .map(cell -> probability(ratios, cell, measure))
                    .toList());
            ratios.forEach((cell, own) -> {
                if (own.containsKey(measure)) {
                    Double mine = cell.again()
                            ? probability(ratios, cell, measure)
                            : family.contains(cell) ? adjusted.get(family.indexOf(cell)) : null;
                    differences.get(cell).put(measure, Difference.of(own.get(measure), mine));
                }
            });
        }
        return differences;
    }

    private static Double probability(Map<Cell, Map<Measure, PairedRatio>> ratios, Cell cell, Measure measure) {
        PairedRatio ratio = ratios.get(cell).get(measure);
        return ratio == null ? null : ratio.probability();
    }

    static Cell find(StudyPlan plan, String level, String over) {
        return plan.cells().stream()
                .filter(cell -> !cell.again() && cell.level().equals(level) && Objects.equals(cell.over(), over))
                .findFirst()
                .orElse(null);
    }

    private static ClaimResult judge(Claim claim, Study study, StudyPlan plan, StudyRecord record) {
        if (!claim.isTestable()) {
            return ClaimResult.unmeasured(claim);
        }
        String over = study.over()
                .map(factor -> claim.at() != null ? claim.at() : last(factor))
                .orElse(null);
        Cell level = find(plan, claim.level(), over);
        Cell against = find(plan, claim.against(), over);
        // A study that was made with some levels only does not measure every claim.
        if (level == null || against == null) {
            return ClaimResult.unmeasured(claim);
        }
        Trials trials = Trials.of(record);
        return ClaimResult.of(
                claim,
                trials.ratio(level, against, claim.measure()),
                claim.measure() == Measure.THROUGHPUT ? trials.ratio(level, against, Measure.PACE) : null,
                claim.bottleneck() == null ? null : TierUtilization.of(claim.bottleneck(), against, record));
    }

    /** The paper's ratios with what was measured of them here; those of a level that the study has not are not measured. */
    public List<PublishedComparison> published() {
        if (study.published() == null) {
            return List.of();
        }
        StudyPlan plan = StudyPlan.of(study, record.blocks(), record.seed());
        Trials trials = Trials.of(record);
        return study.published().ratios().stream()
                .map(ratio -> compare(ratio, plan, trials))
                .toList();
    }

    private PublishedComparison compare(PublishedRatio ratio, StudyPlan plan, Trials trials) {
        String over = study.over()
                .map(factor -> ratio.at() != null ? ratio.at() : last(factor))
                .orElse(null);
        Cell level = find(plan, ratio.level(), over);
        Cell against = find(plan, ratio.against(), over);
        if (level == null || against == null) {
            return new PublishedComparison(ratio, null, List.of());
        }
        Map<Integer, Double> own = trials.byBlock(level, ratio.measure());
        Map<Integer, Double> its = trials.byBlock(against, ratio.measure());
        return new PublishedComparison(
                ratio,
                PairedRatio.of(own, its),
                own.keySet().stream()
                        .filter(its::containsKey)
                        .map(block -> own.get(block) / its.get(block))
                        .toList());
    }

    private static String last(Factor factor) {
        return factor.levels().get(factor.levels().size() - 1).label();
    }

    private static Map<String, Scalability> laws(Study study, StudyPlan plan, Trials trials) {
        Map<String, Scalability> laws = new TreeMap<>();
        points(study, plan, trials, scale(study), false).forEach((name, points) -> {
            Scalability law = Scalability.fit(points);
            if (law != null) {
                laws.put(name, law);
            }
        });
        return laws;
    }

    /** What the law is over: clients, or servers where clients are no factor. */
    private static Setting scale(Study study) {
        return study.factors().stream()
                        .anyMatch(factor ->
                                factor.axis().filter(Setting.CLIENTS::equals).isPresent())
                ? Setting.CLIENTS
                : Setting.SERVERS;
    }

    /** What the laws are over: {@code clients} or {@code servers}. */
    public String lawsAreOver() {
        return scale(study).word();
    }

    private static Map<String, Line> updates(Study study, StudyPlan plan, Trials trials) {
        Map<String, Line> lines = new TreeMap<>();
        points(study, plan, trials, Setting.UPDATES, true).forEach((name, points) -> {
            Line line = Line.through(points);
            if (line != null) {
                lines.put(name, line);
            }
        });
        return lines;
    }

    /** Throughput of every trial over what a factor sets, or over what was measured of it, by level of the other factor. */
    private static Map<String, List<Line.Point>> points(
            Study study, StudyPlan plan, Trials trials, Setting setting, boolean measured) {
        Map<String, List<Line.Point>> points = new TreeMap<>();
        Optional<Factor> axis = study.factors().stream()
                .filter(factor -> factor.axis().filter(setting::equals).isPresent())
                .findFirst();
        if (axis.isEmpty()) {
            return points;
        }
        boolean first = axis.get().equals(study.compared());
        for (Cell cell : plan.cells()) {
            String other = first ? cell.over() : cell.level();
            String name = other == null ? axis.get().name() : other;
            for (StudyTrial trial : trials.of(cell)) {
                Double x = !trial.counts()
                        ? null
                        : !measured
                                ? Double.valueOf(cell.settings().get(setting))
                                : trial.figures().updates() == null
                                        ? null
                                        : 100 * trial.figures().updates();
                if (x != null) {
                    points.computeIfAbsent(name, unused -> new ArrayList<>())
                            .add(new Line.Point(x, trial.figures().operationsPerSecond()));
                }
            }
        }
        return points;
    }

    /** The baseline's second name. */
    public CellResult again() {
        return cells.get(cells.size() - 1);
    }

    /** The cells that are levels. */
    public List<CellResult> levels() {
        return cells.subList(0, cells.size() - 1);
    }

    /** Whether every level could be compared with the baseline at least once. */
    public boolean valid() {
        return levels().stream()
                .allMatch(cell ->
                        cell.ratios().containsKey(Measure.THROUGHPUT) || (cell.baseline() && cell.trials() > 0));
    }

    /** How small a difference of throughput these blocks could tell, in a sentence. */
    public String resolution() {
        PairedRatio ratio = again().ratios().get(Measure.THROUGHPUT);
        if (ratio == null || ratio.detectable() == null) {
            return "The same level under two names (A/A) was not measured twice in at least two blocks: "
                    + "how small a difference could be seen is not known.";
        }
        PairedRatio pace = again().ratios().get(Measure.PACE);
        String seen = String.format(
                        Locale.ROOT,
                        "The same level under two names (A/A): throughput %.3f (%.3f to %.3f) over %d blocks; a difference of %.1f %% would be told",
                        ratio.ratio(),
                        ratio.low(),
                        ratio.high(),
                        ratio.blocks(),
                        100 * ratio.detectable())
                + (pace == null || pace.detectable() == null
                        ? "."
                        : String.format(Locale.ROOT, ", at equal speed one of %.1f %%.", 100 * pace.detectable()));
        return ratio.detectable() <= study.interest()
                ? seen
                : seen
                        + String.format(
                                Locale.ROOT,
                                " That is more than the smallest one of interest, %.1f %%: more blocks would be right.",
                                100 * study.interest());
    }

    /** What has to be known before a ratio is used, a sentence each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (StudyTrial trial : record.trials()) {
            if (!trial.counts()) {
                warnings.add("Left out: block " + trial.block() + ", " + trial.cell() + " (" + trial.result() + ": "
                        + (trial.failure() == null ? String.join("; ", trial.reasons()) : trial.failure()) + ").");
            }
        }
        for (CellResult cell : cells) {
            if (cell.unsteady() > 0) {
                warnings.add("No steady state is claimed of " + cell.cell().label() + ": in " + cell.unsteady() + " of "
                        + cell.trials() + " windows less than half was steady.");
            }
        }
        again().differences().forEach((measure, difference) -> {
            if (difference == Difference.HIGHER || difference == Difference.LOWER) {
                warnings.add(
                        "A/A differs in " + measure.title() + " ("
                                + difference.words(again().ratios().get(measure))
                                + "): something else than the levels weighed, or this is the one study of twenty in which chance does.");
            }
        });
        if (!study.weakens().isEmpty()) {
            warnings.add(study.weakens());
        }
        return warnings;
    }
}
