package org.tradebench.load.study;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.Node;

/** Reads a study file; what cannot be meant is told with its line and with what would be right. */
public final class StudyFile {
    private static final String FIXED = "fixed";

    private static final Set<String> KEYS = ordered(
            "title",
            "source",
            "question",
            "target",
            "paper",
            "here",
            "instead",
            "factors",
            FIXED,
            "staging",
            "smallest-difference",
            "blocks",
            "knee",
            "claims",
            "published",
            "weakens");

    private static final Set<String> TARGETS = ordered("embedded", "compose", "inventory");

    private final Map<String, StudyNode> entries;
    private final StudyNode root;

    private StudyFile(StudyNode root) {
        this.root = root;
        entries = root.entries(KEYS);
    }

    /** Reads one. Its name is the file's, without the ending. */
    public static Study read(Path file) {
        try {
            String name = file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
            return parse(name, file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Understands a file's text.
     *
     * @param file its name in messages
     */
    public static Study parse(String name, String file, String text) {
        try {
            Node node = new Yaml(new LoaderOptions()).compose(new StringReader(text));
            if (node == null) {
                throw Failure.usage(file + " is empty: docs/study-runner.md shows what a study looks like");
            }
            return new StudyFile(new StudyNode(file, "a study", node)).study(name, text);
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
            throw Failure.usage(file + ", line " + line + ": " + e.getProblem()
                    + ": YAML such as in loadgen/studies would be right");
        }
    }

    private Study study(String name, String text) {
        Instead instead = entries.containsKey("instead") ? instead(entries.get("instead")) : null;
        if (instead != null && entries.containsKey("factors")) {
            throw entries.get("instead")
                    .wrong("a study that is made by something else has no factors: one of both would be right");
        }
        List<Factor> factors = instead == null ? factors(required("factors")) : List.of();
        Map<Setting, String> fixed = entries.containsKey(FIXED) ? settings(entries.get(FIXED)) : Map.of();
        Knee knee = entries.containsKey("knee") ? knee(entries.get("knee")) : null;
        if (knee == null && hasShares(factors, fixed)) {
            throw entries.get("factors")
                    .wrong(
                            "arrivals that are a share need a knee: 'knee: {clients: [4, 8, 16]}', or the rate such as 'knee: 1200', would be right");
        }
        Map<String, List<Level>> staging = staging(factors);
        return new Study(
                name,
                required("title").text(),
                required("source").text(),
                required("question").text(),
                entries.containsKey("target") ? target(entries.get("target")) : "embedded",
                text("paper"),
                text("here"),
                instead,
                factors,
                fixed,
                staging,
                stagingFixed(),
                entries.containsKey("smallest-difference") ? share(entries.get("smallest-difference")) : 0.03,
                entries.containsKey("blocks") ? blocks(entries.get("blocks")) : 6,
                knee,
                entries.containsKey("claims")
                        ? entries.get("claims").items().stream()
                                .map(claim -> new ClaimPart(claim, factors).claim())
                                .toList()
                        : List.of(),
                published(factors, staging),
                text("weakens"),
                text);
    }

    private Published published(List<Factor> factors, Map<String, List<Level>> staging) {
        StudyNode node = entries.get("published");
        if (node == null) {
            return null;
        }
        if (factors.isEmpty()) {
            throw node.wrong("a study that is made by something else has nothing that could be drawn beside the "
                    + "paper's numbers: 'published' with factors, or none, would be right");
        }
        return new PublishedPart(node, factors, staging).published();
    }

    private String text(String key) {
        return entries.containsKey(key) ? entries.get(key).text().replaceAll("\\s+", " ") : "";
    }

    private static String target(StudyNode node) {
        if (!TARGETS.contains(node.text())) {
            throw node.wrong("'" + node.text() + "' is no target: " + String.join(", ", TARGETS) + " would be right");
        }
        return node.text();
    }

    private static Instead instead(StudyNode node) {
        Map<String, StudyNode> entries = node.entries(ordered("command", "how"));
        if (!entries.containsKey("how")) {
            throw node.wrong("'instead' without 'how': what to do, in a sentence, would be right");
        }
        return new Instead(
                entries.containsKey("command") ? entries.get("command").text() : null,
                entries.get("how").text().replaceAll("\\s+", " "));
    }

    private StudyNode required(String key) {
        StudyNode node = entries.get(key);
        if (node == null) {
            throw root.wrong("'" + key + "' is missing: docs/study-runner.md says what it is");
        }
        return node;
    }

    private List<Factor> factors(StudyNode node) {
        List<Factor> factors = new ArrayList<>();
        node.entries().forEach((name, factor) -> factors.add(factor(name, factor)));
        if (factors.isEmpty() || factors.size() > 2) {
            throw node.wrong(factors.size() + " factors: one or two would be right");
        }
        if (factors.get(0).levels().size() < 2) {
            throw node.wrong("the first factor has one level: two or more that can be compared would be right");
        }
        Set<Setting> first = settingsOf(factors.get(0));
        if (factors.size() == 2 && settingsOf(factors.get(1)).stream().anyMatch(first::contains)) {
            throw node.wrong("both factors set the same: factors that are independent would be right");
        }
        return factors;
    }

    private static Set<Setting> settingsOf(Factor factor) {
        Set<Setting> all = new LinkedHashSet<>();
        factor.levels().forEach(level -> all.addAll(level.settings().keySet()));
        return all;
    }

    private static Factor factor(String name, StudyNode node) {
        Map<String, StudyNode> entries = node.entries(ordered("baseline", "levels"));
        if (!entries.containsKey("levels")) {
            throw node.wrong("factor '" + name + "' has no 'levels': a list of them would be right");
        }
        List<Level> levels = levels(name, entries.get("levels"));
        StudyNode baseline = entries.get("baseline");
        String label = baseline == null ? levels.get(0).label() : baseline.text();
        Factor factor = new Factor(name, label, levels);
        if (factor.level(label).isEmpty()) {
            throw baseline.wrong("'" + label + "' is no level of " + name + ": "
                    + String.join(", ", levels.stream().map(Level::label).toList()) + " would be right");
        }
        return factor;
    }

    /** A list of values of the setting that the factor is called after, or settings by label. */
    private static List<Level> levels(String factor, StudyNode node) {
        List<Level> levels = new ArrayList<>();
        if (node.isMapping()) {
            node.entries().forEach((label, level) -> levels.add(new Level(label, settings(level))));
        } else {
            Setting setting = Setting.of(factor)
                    .orElseThrow(() ->
                            node.wrong("'" + factor + "' is no setting, so its levels need settings of their own: "
                                    + "'label: {setting: value}' would be right"));
            for (StudyNode item : node.items()) {
                levels.add(new Level(item.text(), Map.of(setting, value(setting, item))));
            }
        }
        if (levels.isEmpty()) {
            throw node.wrong("factor '" + factor + "' has no levels: two or more would be right");
        }
        if (levels.stream().map(Level::label).distinct().count() < levels.size()) {
            throw node.wrong("a level of '" + factor + "' is there twice: each once would be right");
        }
        return levels;
    }

    private static Map<Setting, String> settings(StudyNode node) {
        Map<Setting, String> settings = new EnumMap<>(Setting.class);
        node.entries().forEach((word, value) -> {
            Setting setting = Setting.of(word)
                    .orElseThrow(() ->
                            value.wrong("'" + word + "' is no setting: one of " + Setting.words() + " would be right"));
            settings.put(setting, value(setting, value));
        });
        return settings;
    }

    private static String value(Setting setting, StudyNode node) {
        String value = node.text();
        if (!setting.accepts(value)) {
            throw node.wrong(
                    "'" + value + "' cannot be " + setting.word() + ": " + setting.right() + " would be right");
        }
        return value;
    }

    private Map<String, List<Level>> staging(List<Factor> factors) {
        Map<String, List<Level>> staging = new LinkedHashMap<>();
        if (entries.containsKey("staging")) {
            Set<String> names = ordered(factors.stream().map(Factor::name).toArray(String[]::new));
            names.add(FIXED);
            entries.get("staging").entries(names).forEach((name, node) -> {
                if (!name.equals(FIXED)) {
                    staging.put(name, levels(name, node));
                }
            });
        }
        return staging;
    }

    /** Settings of every trial that are others at the size for staging hardware. */
    private Map<Setting, String> stagingFixed() {
        if (!entries.containsKey("staging")) {
            return Map.of();
        }
        StudyNode fixed = entries.get("staging").entries().get(FIXED);
        return fixed == null ? Map.of() : settings(fixed);
    }

    private static double share(StudyNode node) {
        String text = node.text();
        if (!text.matches("[0-9]{1,2}(\\.[0-9]+)? ?%")) {
            throw node.wrong("'" + text + "' is not a difference: a percentage such as 3 % would be right");
        }
        return Double.parseDouble(text.replace("%", "").strip()) / 100;
    }

    private static int blocks(StudyNode node) {
        double blocks = node.number();
        if (blocks != Math.rint(blocks) || blocks < 1 || blocks > 1000) {
            throw node.wrong("'" + node.text() + "' blocks: a whole number from 1 to 1000 would be right");
        }
        return (int) blocks;
    }

    private static boolean hasShares(List<Factor> factors, Map<Setting, String> fixed) {
        return Stream.concat(
                        Stream.of(fixed),
                        factors.stream()
                                .flatMap(factor -> factor.levels().stream())
                                .map(Level::settings))
                .anyMatch(
                        settings -> settings.getOrDefault(Setting.ARRIVALS, "").endsWith("%"));
    }

    /** A rate, or the numbers of clients at which it is looked for. */
    private static Knee knee(StudyNode node) {
        if (!node.isMapping()) {
            double rate = node.number();
            if (rate <= 0 || rate > 100_000) {
                throw node.wrong("a knee of '" + node.text() + "': operations a second up to 100000 would be right");
            }
            return new Knee(List.of(), rate);
        }
        Map<String, StudyNode> entries = node.entries(ordered("clients"));
        if (!entries.containsKey("clients")) {
            throw node.wrong(
                    "a knee is looked for at numbers of clients: 'knee: {clients: [4, 8, 16]}' would be right");
        }
        List<Integer> clients = new ArrayList<>();
        for (StudyNode item : entries.get("clients").items()) {
            clients.add(Integer.valueOf(value(Setting.CLIENTS, item)));
        }
        if (clients.isEmpty()) {
            throw node.wrong("a knee needs at least one number of clients: [4, 8, 16] would be right");
        }
        return new Knee(clients, null);
    }

    static Set<String> ordered(String... words) {
        return new LinkedHashSet<>(List.of(words));
    }
}
