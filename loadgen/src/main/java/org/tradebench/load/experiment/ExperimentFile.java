package org.tradebench.load.experiment;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;

/** Reads an experiment from a YAML file; the message about an invalid value names its line and what was expected there. */
public final class ExperimentFile {
    private static final String FIXED = "fixed";

    private static final Set<String> KEYS = YamlNode.keys(
            "title",
            "target",
            "fork",
            "factors",
            FIXED,
            "staging",
            "smallest-difference",
            "blocks",
            "layers",
            "control",
            "knee");

    private static final Set<String> TARGETS = YamlNode.keys("embedded", "compose", "inventory");

    private final Map<String, YamlNode> entries;
    private final YamlNode root;

    private ExperimentFile(YamlNode root, @Nullable Set<String> moreKeys) {
        this.root = root;
        entries = root.entries();
        if (moreKeys != null) {
            Set<String> keys = new LinkedHashSet<>(KEYS);
            keys.addAll(moreKeys);
            root.entries(keys);
        }
    }

    /** Returns a file's name without its ending: the experiment's name. */
    public static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
    }

    /** Reads a file's text. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Parses a file's text.
     *
     * @param file its name in messages
     * @param moreKeys keys that the file may have beside the experiment's own, and that are read elsewhere
     * @param trials whether trials are made; without any there are no factors
     */
    public static Experiment parse(String name, String file, String text, Set<String> moreKeys, boolean trials) {
        return new ExperimentFile(root(file, text), moreKeys).experiment(name, text, trials);
    }

    /** Parses the text that a record has kept. Other keys in it are ignored, because they were checked when the experiment began. */
    public static Experiment kept(String name, String file, String text) {
        return new ExperimentFile(root(file, text), null).experiment(name, text, true);
    }

    /** Parses YAML up to its root. */
    public static YamlNode root(String file, String text) {
        try {
            Node node = new Yaml(new LoaderOptions()).compose(new StringReader(text));
            if (node == null) {
                throw Failure.usage(file + " is empty: docs/methodology.md shows what a study looks like");
            }
            return new YamlNode(file, "a study", node);
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
            throw Failure.usage(
                    file + ", line " + line + ": " + e.getProblem() + ": expected YAML such as in loadgen/studies");
        } catch (YAMLException e) {
            // A control character, or levels of nesting without end.
            throw Failure.usage(file + ": "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("unreadable")
                    + ": expected YAML such as in loadgen/studies");
        }
    }

    private Experiment experiment(String name, String text, boolean trials) {
        List<Factor> factors = trials ? FactorsPart.factors(required("factors")) : List.of();
        Map<Setting, String> fixed = entries.containsKey(FIXED) ? FactorsPart.settings(entries.get(FIXED)) : Map.of();
        Knee knee = entries.containsKey("knee") ? knee(entries.get("knee")) : null;
        if (knee == null && Experiment.hasShares(factors, fixed)) {
            throw entries.getOrDefault("factors", root)
                    .wrong(
                            "arrivals that are a share need a knee: expected 'knee: {clients: [4, 8, 16]}', or a rate such as 'knee: 1200'");
        }
        String target = entries.containsKey("target") ? target(entries.get("target")) : "embedded";
        Experiment experiment = new Experiment(
                name,
                required("title").text(),
                target,
                entries.containsKey("fork") ? fork(entries.get("fork"), target, factors) : ForkMode.PROCESS,
                factors,
                fixed,
                staging(factors),
                stagingFixed(),
                entries.containsKey("smallest-difference") ? share(entries.get("smallest-difference")) : 0.03,
                entries.containsKey("blocks") ? blocks(entries.get("blocks")) : 6,
                entries.containsKey("layers") ? layers(entries.get("layers"), factors) : List.of(),
                !entries.containsKey("control") || control(entries.get("control")),
                knee,
                text);
        if (experiment.injectsFaults() && experiment.fork() != ForkMode.RUNNING_CLUSTER) {
            throw entries.getOrDefault("fork", root)
                    .wrong("faults are injected into a cluster that is up: expected 'target: compose' and 'fork: "
                            + ForkMode.RUNNING_CLUSTER.label() + "'");
        }
        SliceSettings.problem(experiment).ifPresent(problem -> {
            throw entries.getOrDefault("fork", root).wrong(problem);
        });
        return experiment;
    }

    private static String target(YamlNode node) {
        if (!TARGETS.contains(node.text())) {
            throw node.wrong("'" + node.text() + "' is no target: expected one of " + String.join(", ", TARGETS));
        }
        return node.text();
    }

    /** Reads the fork mode, and checks that a shared server or a running cluster can apply the settings of the factors. */
    private static ForkMode fork(YamlNode node, String target, List<Factor> factors) {
        ForkMode fork = ForkMode.of(node.text())
                .orElseThrow(() ->
                        node.wrong("'" + node.text() + "' is no fork mode: expected one of " + ForkMode.labels()));
        if (fork == ForkMode.SHARED_SERVER || fork == ForkMode.RUNNING_CLUSTER) {
            boolean server = fork == ForkMode.SHARED_SERVER;
            String expected = server ? "embedded" : "compose";
            if (!target.equals(expected)) {
                throw node.wrong("'fork: " + fork.label() + "': expected target " + expected + ", got " + target);
            }
            factors.stream()
                    .flatMap(factor -> FactorsPart.settingsOf(factor).stream())
                    .filter(setting -> server ? !setting.isSwitchable() : !setting.fitsRunningCluster())
                    .findFirst()
                    .ifPresent(setting -> {
                        throw node.wrong(
                                "a factor varies " + setting.key() + ", which a " + (server ? "server" : "cluster")
                                        + " that runs cannot change: expected 'fork: process'");
                    });
        }
        return fork;
    }

    private YamlNode required(String key) {
        YamlNode node = entries.get(key);
        if (node == null) {
            throw root.wrong("'" + key + "' is missing: docs/methodology.md says what it is");
        }
        return node;
    }

    private Map<String, List<Level>> staging(List<Factor> factors) {
        Map<String, List<Level>> staging = new LinkedHashMap<>();
        if (entries.containsKey("staging")) {
            Set<String> names = YamlNode.keys(factors.stream().map(Factor::name).toArray(String[]::new));
            names.add(FIXED);
            entries.get("staging").entries(names).forEach((name, node) -> {
                if (!name.equals(FIXED)) {
                    staging.put(name, FactorsPart.levels(name, node));
                }
            });
        }
        return staging;
    }

    /** Returns the settings of every trial that are others at the size for staging hardware. */
    private Map<Setting, String> stagingFixed() {
        if (!entries.containsKey("staging")) {
            return Map.of();
        }
        YamlNode fixed = entries.get("staging").entries().get(FIXED);
        return fixed == null ? Map.of() : FactorsPart.settings(fixed);
    }

    private static List<Layer> layers(YamlNode node, List<Factor> factors) {
        List<Layer> layers = new ArrayList<>();
        for (YamlNode item : node.items()) {
            Map<String, YamlNode> entries = item.entries(YamlNode.keys("upper", "lower", "what"));
            YamlNode upper = entries.get("upper");
            YamlNode lower = entries.get("lower");
            YamlNode what = entries.get("what");
            if (upper == null || lower == null || what == null) {
                throw item.wrong("a layer: expected upper, lower and what");
            }
            layers.add(new Layer(level(upper, factors), level(lower, factors), what.text()));
        }
        return layers;
    }

    private static String level(YamlNode node, List<Factor> factors) {
        if (factors.get(0).level(node.text()).isEmpty()) {
            throw node.wrong(
                    "'" + node.text() + "' is no level of " + factors.get(0).name() + ": expected one of them");
        }
        return node.text();
    }

    private static double share(YamlNode node) {
        String text = node.text();
        if (!text.matches("[0-9]{1,2}(\\.[0-9]+)? ?%")) {
            throw node.wrong("'" + text + "' is not a difference: expected a percentage such as 3 %");
        }
        return Double.parseDouble(text.replace("%", "").strip()) / 100;
    }

    private static int blocks(YamlNode node) {
        double blocks = node.number();
        if (blocks != Math.rint(blocks) || blocks < 1 || blocks > 1000) {
            throw node.wrong("blocks: expected a whole number from 1 to 1000, got '" + node.text() + "'");
        }
        return (int) blocks;
    }

    private static boolean control(YamlNode node) {
        if (!node.text().equals("baseline") && !node.text().equals("none")) {
            throw node.wrong("control: expected baseline, which is measured under a second name, or none, got '"
                    + node.text() + "'");
        }
        return node.text().equals("baseline");
    }

    /** Reads the knee: a rate, or the numbers of virtual users at which it is searched for. */
    private static Knee knee(YamlNode node) {
        if (!node.isMapping()) {
            double rate = node.number();
            if (rate <= 0 || rate > 100_000) {
                throw node.wrong(
                        "knee: expected operations per second, above 0 and up to 100000, got '" + node.text() + "'");
            }
            return new Knee(List.of(), rate);
        }
        Map<String, YamlNode> entries = node.entries(YamlNode.keys("clients"));
        if (!entries.containsKey("clients")) {
            throw node.wrong("a knee is searched for at numbers of clients: expected 'knee: {clients: [4, 8, 16]}'");
        }
        List<Integer> clients = new ArrayList<>();
        for (YamlNode item : entries.get("clients").items()) {
            clients.add(Integer.valueOf(FactorsPart.value(Setting.CLIENTS, item)));
        }
        if (clients.isEmpty()) {
            throw node.wrong("a knee needs at least one number of clients: expected a list such as [4, 8, 16]");
        }
        return new Knee(clients, null);
    }
}
