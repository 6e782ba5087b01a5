package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The load generator's pod asks {@code trader drive} for what that command knows: an option renamed here would be found out by a cluster only. */
class DriverPodOptionsTest {

    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

    @Test
    void podOptionsMatchCommand() throws IOException {
        String script = Files.readString(ProjectLayout.current().base().resolve("deploy/kubernetes/driver/drive"));
        String call = script.substring(script.indexOf("\ntrader drive "), script.indexOf("<&3"));
        Set<String> given = OPTION.matcher(call)
                .results()
                .map(match -> EarlierNames.OPTIONS.stream()
                        .filter(names -> names.contains(match.group()))
                        .findFirst()
                        .map(names -> names.get(0))
                        .orElse(match.group()))
                .collect(Collectors.toSet());
        CommandSpec drive = Main.commandLine()
                .getSubcommands()
                .get("load")
                .getSubcommands()
                .get("run")
                .getCommandSpec();

        assertThat(drive.optionsMap().keySet()).containsAll(given);
        assertThat(given)
                .containsAll(drive.options().stream()
                        .filter(OptionSpec::required)
                        .map(OptionSpec::longestName)
                        .toList());
    }
}
