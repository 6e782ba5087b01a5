package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Compares the options in the script of the load generator's pod with those of {@code trader load run}: no other test starts that script with the real command. */
class PodOptionsTest {

    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

    @Test
    void podOptionsMatchCommand() throws IOException {
        String script =
                Files.readString(ProjectLayout.current().base().resolve("deploy/kubernetes/load-generator/run-share"));
        String call = script.substring(script.indexOf("\ntrader load run "), script.indexOf("<&3"));
        Set<String> given =
                OPTION.matcher(call).results().map(MatchResult::group).collect(Collectors.toSet());
        CommandSpec run = Main.commandLine()
                .getSubcommands()
                .get("load")
                .getSubcommands()
                .get("run")
                .getCommandSpec();

        assertThat(run.optionsMap().keySet()).containsAll(given);
        assertThat(given)
                .containsAll(run.options().stream()
                        .filter(OptionSpec::required)
                        .map(OptionSpec::longestName)
                        .toList());
    }
}
