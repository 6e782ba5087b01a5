package org.tradebench.load.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest tells. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"trader " + (version == null ? "(not packaged)" : version)};
    }
}
