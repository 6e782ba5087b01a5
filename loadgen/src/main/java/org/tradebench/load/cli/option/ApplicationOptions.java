package org.tradebench.load.cli.option;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.OrdersMode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Defines the options of the application that a run starts. What is not given stays as it was. */
public final class ApplicationOptions {
    @Mixin
    private ModeOptions mode;

    @Option(
            names = "--orders",
            paramLabel = "WORD",
            converter = EnumConverter.OfOrders.class,
            description =
                    "When an order is completed: sync (in its own transaction), async (by a message that follows) or "
                            + "async-2phase (by a message in one transaction with it) (default: sync).")
    private @Nullable OrdersMode orders;

    @Option(
            names = "--access",
            paramLabel = "WORD",
            converter = EnumConverter.OfAccess.class,
            description =
                    "How pages reach the operations: standard (by a call) or web-services (by a message to the web "
                            + "services) (default: standard).")
    private @Nullable AccessMode access;

    @Option(
            names = "--build",
            paramLabel = "FOLDER",
            description =
                    "Run the application and server of another built project or unpacked release, to compare versions (default: those of this one).")
    private @Nullable Path build;

    @Mixin
    private ServerOptions server;

    @Option(
            names = "--compiler",
            paramLabel = "WORD",
            converter = EnumConverter.OfCompiler.class,
            description =
                    "How far the JVMs of application and load generator compile: tiered (as they do by themselves), or c1, which is steady after a tenth of "
                            + "the warm-up, for more CPU time per operation (default: tiered).")
    private @Nullable JitCompiler compiler;

    @Mixin
    private BindOption bind;

    @Option(
            names = "--http-port",
            paramLabel = "PORT",
            converter = BoundedNumber.Port.class,
            description = "Port of the application (default: a free one).")
    private @Nullable Integer httpPort;

    public boolean describesCache() {
        return mode.describesCache();
    }

    /** Returns the settings with the given options applied. */
    public ApplicationSettings over(ApplicationSettings base) {
        JvmSettings jvm = base.jvm();
        return new ApplicationSettings(
                mode.mode() == null ? base.mode() : mode.mode(),
                orders == null ? base.orders() : orders,
                access == null ? base.access() : access,
                mode.over(base.caching()),
                server.product(base.server()),
                build == null ? base.build() : ProjectLayout.built(build).base().toString(),
                new JvmSettings(
                        server.home(jvm.home()),
                        server.heap(jvm.heap()),
                        compiler == null ? jvm.compiler() : compiler,
                        server.jvmOptions(jvm.options())),
                httpPort == null ? base.httpPort() : httpPort,
                bind.address(base.address()),
                base.environment());
    }
}
