package org.tradebench.load.cli.option;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.compose.ComposeTarget;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.embedded.EmbeddedTarget;
import org.tradebench.load.sut.inventory.InventoryTarget;
import org.tradebench.load.sut.url.UrlTarget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the value of {@code --target}, and makes the target that it names. */
public final class TargetConverter implements ITypeConverter<TargetSettings> {
    /** Compose project of experiments. It is not the one of 'trader cluster up', because an experiment removes its cluster after each trial. */
    private static final String STUDY_PROJECT = "trader-study";

    /** Returns what prepares the system under test of a run. */
    public static Target target(TargetSettings target) {
        return switch (target.kind()) {
            case EMBEDDED -> new EmbeddedTarget();
            case COMPOSE -> new ComposeTarget(Project.of(System.getenv()), false);
            case INVENTORY -> InventoryTarget.of(Path.of(target.inventory()));
            case URL -> new UrlTarget(target);
        };
    }

    /** Returns what prepares the system under test of an experiment's trials. */
    public static Target trials(String target) {
        if (target.equals(TargetSettings.COMPOSE.label())) {
            Map<String, String> environment = new HashMap<>(System.getenv());
            environment.putIfAbsent(Project.VARIABLE, STUDY_PROJECT);
            return new ComposeTarget(Project.of(environment), !"never".equals(environment.get("TRADER_BUILD")));
        }
        return target(
                target.equals(TargetSettings.EMBEDDED.label())
                        ? TargetSettings.EMBEDDED
                        : TargetSettings.inventory(target));
    }

    @Override
    public TargetSettings convert(String value) {
        String target = value.strip();
        String lower = target.toLowerCase(Locale.ROOT);
        if (lower.equals(TargetSettings.EMBEDDED.label())) {
            return TargetSettings.EMBEDDED;
        }
        if (lower.equals(TargetSettings.COMPOSE.label())) {
            return TargetSettings.COMPOSE;
        }
        if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            return TargetSettings.inventory(target);
        }
        throw new TypeConversionException(
                "expected embedded, compose or the path of an inventory (a file that ends with .yaml), got \"" + value
                        + "\"");
    }
}
