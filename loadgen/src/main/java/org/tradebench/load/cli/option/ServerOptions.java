package org.tradebench.load.cli.option;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.ServerProduct;
import picocli.CommandLine.Option;

/** Defines the options of the application server and its JVM. */
public final class ServerOptions {
    @Option(
            names = "--server",
            paramLabel = "WORD",
            converter = EnumConverter.OfServer.class,
            description =
                    "Application server: liberty (Open Liberty), wildfly (WildFly), payara (Payara Server) or glassfish (GlassFish); 'mvn -Pwildfly -DskipTests package' installs WildFly, and so on (default: liberty).")
    private @Nullable ServerProduct product;

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            converter = Converters.Heap.class,
            description = "Heap of the application's JVM (default: " + JvmSettings.HEAP + ").")
    private @Nullable String heap;

    @Option(
            names = "--java-home",
            paramLabel = "FOLDER",
            description = "Java that runs the application, 17 or later (default: the one that runs this).")
    private @Nullable Path javaHome;

    @Option(
            names = "--jvm-option",
            paramLabel = "OPTION",
            description =
                    "One more option of the application's JVM, such as --jvm-option=-XX:+UseSerialGC; as often as needed.")
    private @Nullable List<String> jvmOptions;

    public ServerProduct product() {
        return product == null ? ServerProduct.LIBERTY : product;
    }

    public @Nullable ServerProduct product(@Nullable ServerProduct unlessGiven) {
        return product == null ? unlessGiven : product;
    }

    public String heap() {
        return heap == null ? JvmSettings.HEAP : heap;
    }

    public @Nullable String heap(@Nullable String unlessGiven) {
        return heap == null ? unlessGiven : heap;
    }

    public List<String> jvmOptions(List<String> unlessGiven) {
        return jvmOptions == null ? unlessGiven : jvmOptions;
    }

    /** Returns the Java installation that was named, after a check that it is one; else {@code unlessGiven}. */
    public @Nullable String home(@Nullable String unlessGiven) {
        return javaHome == null ? unlessGiven : java().home().toString();
    }

    public JavaRuntime java() {
        return javaHome == null ? JavaRuntime.current() : JavaRuntime.at(javaHome.toAbsolutePath());
    }
}
