package org.tradebench.load.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentFile;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.YamlNode;

/** Reads a study file; the message about an invalid value names its line and what was expected there. */
public final class StudyFile {
    private static final Set<String> KEYS =
            YamlNode.keys("source", "question", "paper", "here", "instead", "claims", "published", "weakens");

    private final Map<String, YamlNode> entries;
    private final YamlNode root;

    private StudyFile(YamlNode root) {
        this.root = root;
        entries = root.entries();
    }

    /** Reads a study, whose name is the file's without the ending. */
    public static Study read(Path file) {
        return parse(ExperimentFile.name(file), file.toString(), ExperimentFile.text(file));
    }

    /**
     * Parses a file's text.
     *
     * @param file its name in messages
     */
    public static Study parse(String name, String file, String text) {
        return new StudyFile(ExperimentFile.root(file, text)).study(name, file, text);
    }

    private Study study(String name, String file, String text) {
        YamlNode other = entries.get("instead");
        Study.Instead instead = other == null ? null : instead(other);
        if (other != null && entries.containsKey("factors")) {
            throw other.wrong(
                    "a study without trials of its own has no factors: expected either 'instead' or 'factors'");
        }
        Experiment experiment = ExperimentFile.parse(name, file, text, KEYS, instead == null);
        return new Study(
                experiment,
                entries.containsKey("source") ? entries.get("source").text() : Paper.OURS.key(),
                required("question").text(),
                text("paper"),
                text("here"),
                instead,
                entries.containsKey("claims")
                        ? entries.get("claims").items().stream()
                                .map(finding -> new FindingPart(finding, experiment.factors()).finding())
                                .toList()
                        : List.of(),
                published(experiment.factors(), experiment.staging()),
                text("weakens"));
    }

    private @Nullable Published published(List<Factor> factors, Map<String, List<Level>> staging) {
        YamlNode node = entries.get("published");
        if (node == null) {
            return null;
        }
        if (factors.isEmpty()) {
            throw node.wrong("a study without trials of its own has no results to draw beside the paper's "
                    + "numbers: expected 'published' only with 'factors'");
        }
        return new PublishedPart(node, factors, staging).published();
    }

    private String text(String key) {
        return entries.containsKey(key) ? entries.get(key).text().replaceAll("\\s+", " ") : "";
    }

    private static Study.Instead instead(YamlNode node) {
        Map<String, YamlNode> entries = node.entries(YamlNode.keys("command", "how"));
        if (!entries.containsKey("how")) {
            throw node.wrong("'instead' without 'how': expected what to do, in a sentence");
        }
        return new Study.Instead(
                entries.containsKey("command") ? entries.get("command").text() : null,
                entries.get("how").text().replaceAll("\\s+", " "));
    }

    private YamlNode required(String key) {
        YamlNode node = entries.get(key);
        if (node == null) {
            throw root.wrong("'" + key + "' is missing: docs/methodology.md says what it is");
        }
        return node;
    }
}
