package org.tradebench.load.study.plan;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.tradebench.load.study.Level;
import org.tradebench.load.study.Setting;
import org.tradebench.load.study.Study;

/**
 * Randomised complete blocks: each visits every cell once, in an order of its own that follows from the seed and the block's number alone, so that a study that
 * is gone on with has the order that it would have had.
 *
 * @param cells the baseline's second name is the last one
 * @param search trials of the closed model that find the knee, made once before the first block; empty when there is nothing to find
 */
public record StudyPlan(List<Cell> cells, int blocks, long seed, List<PlannedTrial> search) {
    public StudyPlan {
        cells = List.copyOf(cells);
        search = List.copyOf(search);
    }

    /** The plan of a study. */
    public static StudyPlan of(Study study, int blocks, long seed) {
        List<Cell> cells = new ArrayList<>();
        if (study.over().isEmpty()) {
            study.compared().levels().forEach(level -> cells.add(cell(study, level, null, false)));
            cells.add(cell(study, baseline(study), null, true));
        } else {
            List<Level> overs = study.over().get().levels();
            overs.forEach(
                    over -> study.compared().levels().forEach(level -> cells.add(cell(study, level, over, false))));
            cells.add(cell(study, baseline(study), overs.get(overs.size() - 1), true));
        }
        return new StudyPlan(cells, blocks, seed, search(study, cells.get(0)));
    }

    /** Like the first cell, but for the model. */
    private static List<PlannedTrial> search(Study study, Cell like) {
        List<PlannedTrial> trials = new ArrayList<>();
        if (study.knee() != null) {
            for (int clients : study.knee().clients()) {
                Map<Setting, String> settings = new EnumMap<>(like.settings());
                settings.remove(Setting.ARRIVALS);
                settings.remove(Setting.ARRIVAL_PROCESS);
                settings.put(Setting.CLIENTS, Integer.toString(clients));
                String label = "closed model, " + clients + (clients == 1 ? " client" : " clients");
                trials.add(new PlannedTrial(0, trials.size() + 1, new Cell(label, label, null, false, settings)));
            }
        }
        return trials;
    }

    private static Level baseline(Study study) {
        return study.compared().level(study.compared().baseline()).orElseThrow();
    }

    private static Cell cell(Study study, Level level, Level over, boolean again) {
        Map<Setting, String> settings = new EnumMap<>(Setting.class);
        settings.putAll(study.fixed());
        settings.putAll(level.settings());
        String label = level.label();
        if (over != null) {
            settings.putAll(over.settings());
            label += ", " + over.label()
                    + (study.over().orElseThrow().axis().isPresent()
                            ? " " + study.over().get().name()
                            : "");
        }
        return new Cell(
                again ? label + Cell.AGAIN : label, level.label(), over == null ? null : over.label(), again, settings);
    }

    /** The trials of a block, in order. */
    public List<PlannedTrial> block(int number) {
        List<Cell> order = new ArrayList<>(cells);
        // Seeds that follow each other give first numbers that do, too.
        Collections.shuffle(order, new Random(new Random(31 * seed + number).nextLong()));
        List<PlannedTrial> trials = new ArrayList<>();
        for (int place = 1; place <= order.size(); place++) {
            trials.add(new PlannedTrial(number, place, order.get(place - 1)));
        }
        return trials;
    }

    /** Names cells and settings: two results with the same one measured the same. */
    public String hash() {
        StringBuilder text = new StringBuilder();
        cells.forEach(cell ->
                text.append(cell.label()).append(new TreeMap<>(cell.settings())).append('\n'));
        search.forEach(trial -> text.append(trial.cell().label())
                .append(new TreeMap<>(trial.cell().settings()))
                .append('\n'));
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
