package org.tradebench.load.cli.output;

import java.util.Map;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.telemetry.source.SourceState;
import picocli.CommandLine.IVersionProvider;

/** Provides the version from the jar's manifest, and the commit that it was built from, where that is known. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"trader " + (version == null ? "(not packaged)" : version) + origin(facts())};
    }

    private static Map<String, String> facts() {
        try {
            return SourceState.of(ProjectLayout.current());
        } catch (Failure nowhere) {
            return Map.of();
        }
    }

    public static String origin(Map<String, String> facts) {
        String commit = facts.get(SourceState.COMMIT);
        if (commit == null) {
            return "";
        }
        boolean changed = !facts.getOrDefault(SourceState.CHANGED, "no").equals("no");
        return " (commit " + commit + (changed ? ", changed since)" : ")");
    }
}
