package org.tradebench.load.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.tradebench.load.compose.Project;
import org.tradebench.load.inventory.InventoryTarget;
import org.tradebench.load.run.ComposeTarget;
import org.tradebench.load.run.EmbeddedTarget;
import org.tradebench.load.run.RunTarget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The value of {@code --target}. A target more is a line more. */
final class TargetWord implements ITypeConverter<TargetWord.Choice> {
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
