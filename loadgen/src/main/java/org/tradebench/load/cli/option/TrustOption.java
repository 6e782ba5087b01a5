package org.tradebench.load.cli.option;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.ServerTrust;
import picocli.CommandLine.Option;

/** Defines the option {@code --trust}, which selects the certificates that are accepted over https. */
public final class TrustOption {
    @Option(
            names = "--trust",
            paramLabel = "FILE|any",
            description =
                    "Whose certificate to accept when the URL is https: the certificates of a file in PEM form, or any (default: the trust store of this JVM). "
                            + "This is checked before the load; the virtual users are JMeter's, which accepts every certificate.")
    private @Nullable String value;

    /** Returns the option as it was given; null when it was not. */
    public @Nullable String value() {
        return value;
    }

    /** Returns the application at an address, with this trust. */
    public ServerAddress at(String url) {
        return value == null ? ServerAddress.of(url) : ServerAddress.of(url).trusting(ServerTrust.of(value));
    }
}
