package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Evaluates the generated completion script in bash, as if the user had pressed the tab key. */
class CompletionIT {
    /** Calls the function that the script has registered for {@code trader}; bash uses it for {@code ./trader}, too. */
    private static final String TAB = """
            source "$1"
            shift
            how=$(complete -p trader) || exit 1
            function=${how#*-F }
            function=${function%% *}
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            COMP_LINE="$*"
            COMP_POINT=${#COMP_LINE}
            "$function" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """;

    @TempDir
    private Path folder;

    private List<String> tab(String... words) throws IOException, InterruptedException {
        Path script = folder.resolve("completion");
        Files.writeString(script, Terminal.type("completion").out());
        List<String> command = new ArrayList<>(List.of("bash", "--norc", "-c", TAB, "tab", script.toString()));
        command.addAll(List.of(words));
        Process bash = new ProcessBuilder(command)
                .redirectError(folder.resolve("errors").toFile())
                .start();
        List<String> offered = bash.inputReader(StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .toList();
        assertThat(bash.waitFor())
                .as(Files.readString(folder.resolve("errors")))
                .isZero();
        return offered;
    }

    @Test
    void completesCommands() throws IOException, InterruptedException {
        assertThat(tab("./trader", "clus")).containsExactly("cluster");
        assertThat(tab("./trader", "cluster", "st")).containsExactly("status");
        assertThat(tab("./trader", "ru")).containsExactly("run");
    }

    @Test
    void completesOptionsOfCommand() throws IOException, InterruptedException {
        assertThat(tab("./trader", "run", "--thi")).containsExactly("--think-time");
        assertThat(tab("./trader", "experiment", "run", "--bu")).containsExactly("--budget");
        assertThat(tab("./trader", "experiment", "run", "--thi"))
                .as("an option of another command")
                .containsExactly("");
    }
}
