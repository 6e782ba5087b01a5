package org.tradebench.load.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.tradebench.load.compose.Project;
import org.tradebench.load.inventory.InventoryTarget;
import org.tradebench.load.inventory.InventoryTrials;
import org.tradebench.load.run.ComposeTarget;
import org.tradebench.load.run.ComposeTrials;
import org.tradebench.load.run.EmbeddedTarget;
import org.tradebench.load.run.EmbeddedTrials;
import org.tradebench.load.run.RunTarget;
import org.tradebench.load.run.TrialTarget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The value of {@code --target}. A target more is a line more. */
final class TargetWord implements ITypeConverter<TargetWord.Choice> {
    /** No cluster of 'trader cluster up': a study removes its own after each trial. */
    private static final String STUDY_PROJECT = "trader-study";

    static final Choice EMBEDDED = new Choice(EmbeddedTarget.WORD, null);

    /**
     * What was chosen.
     *
     * @param word as it stands in the result
     * @param found makes a target whose servers run already; null when the run starts them
     */
    record Choice(String word, Supplier<RunTarget> found) {
        boolean startsTheServer() {
            return found == null;
        }

        boolean isInventory() {
            return word.endsWith("ml");
        }

        RunTarget running() {
            return found.get();
        }
    }

    /** What the trials of a study run on. */
    static TrialTarget trials(String word) {
        if (word.equals(EmbeddedTarget.WORD)) {
            return new EmbeddedTrials();
        }
        if (word.equals(ComposeTarget.WORD)) {
            Map<String, String> environment = new HashMap<>(System.getenv());
            environment.putIfAbsent(Project.VARIABLE, STUDY_PROJECT);
            return new ComposeTrials(Project.of(environment), !"never".equals(environment.get("TRADER_BUILD")));
        }
        return new InventoryTrials(Path.of(word));
    }

    @Override
    public Choice convert(String value) {
        String word = value.strip();
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.equals(EMBEDDED.word())) {
            return EMBEDDED;
        }
        if (lower.equals(ComposeTarget.WORD)) {
            return new Choice(ComposeTarget.WORD, () -> new ComposeTarget(Project.of(System.getenv())));
        }
        if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            return new Choice(word, () -> InventoryTarget.of(Path.of(word)));
        }
        throw new TypeConversionException(
                "'" + value
                        + "' is not a target: embedded, compose or the path of an inventory (a file that ends with .yaml) would be right");
    }
}
