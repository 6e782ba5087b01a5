package org.tradebench.load.cli.option;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.server.ServerSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Where the application listens: on this machine's loopback address unless a person asks for more, because its users' passwords are known. */
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

    /** The application's start setting, when it is asked for. */
    public Map<String, String> settings() {
        return address == null ? Map.of() : Map.of(ServerSettings.ADDRESS, address);
    }

    /** A name, a number of either protocol, or all addresses. */
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
