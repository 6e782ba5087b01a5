package org.tradebench.load.cli.option;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.server.ServerSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Defines where the application listens: by default on this machine's loopback address, because its users' passwords are known. */
public final class BindOption {
    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            converter = Address.class,
            description =
                    "Address on which the application listens; * for all, so that other machines reach it (its users' passwords are public) "
                            + "(default: localhost).")
    private @Nullable String address;

    public @Nullable String address(@Nullable String unlessGiven) {
        return address == null ? unlessGiven : address;
    }

    /** Returns the application's start setting, if the option was given. */
    public Map<String, String> settings() {
        return address == null ? Map.of() : Map.of(ServerSettings.ADDRESS, address);
    }

    /** Converts a host name, an IPv4 or IPv6 address, or {@code *} for all addresses. */
    public static final class Address implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            if (!text.matches("\\*|[A-Za-z0-9.:-]+")) {
                throw new TypeConversionException("expected an address of this machine or *, got \"" + text + "\"");
            }
            return text;
        }
    }
}
