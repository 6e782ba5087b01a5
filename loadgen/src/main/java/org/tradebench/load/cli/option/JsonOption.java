package org.tradebench.load.cli.option;

import java.io.PrintWriter;
import java.util.Set;
import org.tradebench.load.results.ResultFolder;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Defines the option {@code --json}, which writes the result for programs: one line of JSON, alone on standard output. */
public final class JsonOption {
    private static final Set<String> OF_OUTPUT = Set.of("--json", "--quiet", "--verbose");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--json",
            description = "Write the result as one line of JSON to standard output, and text to standard error.")
    private boolean json;

    /** Returns the command that has this option. */
    public CommandLine command() {
        return spec.commandLine();
    }

    /** Returns whether the command was given options other than the expected ones and those that change only its output. */
    public boolean hasOptionsBesides(Set<String> expected) {
        return command().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .anyMatch(option -> !OF_OUTPUT.contains(option) && !expected.contains(option));
    }

    /** Returns the writer for text that people read. */
    public PrintWriter textWriter() {
        return json ? spec.commandLine().getErr() : spec.commandLine().getOut();
    }

    /** Returns whether JSON was requested. */
    public boolean isRequested() {
        return json;
    }

    /** Writes the document if JSON was requested. */
    public void write(Object document) {
        if (json) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(ResultFolder.json(document));
            out.flush();
        }
    }
}
