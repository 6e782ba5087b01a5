package org.tradebench.load.cli.option;

import java.util.List;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the application that a run starts. What is not given stays as it was. */
public final class ApplicationOptions {
    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = EnumWord.OfMode.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: direct).")
    private Mode mode;

    @Option(
            names = "--orders",
            paramLabel = "WORD",
            converter = EnumWord.OfOrders.class,
            description =
                    "When an order is completed: sync (in its own transaction), async (by a message that follows) or "
                            + "async-2phase (by a message in one transaction with it) (default: sync).")
    private OrdersMode orders;

    @Option(
            names = "--access",
            paramLabel = "WORD",
            converter = EnumWord.OfAccess.class,
            description =
                    "How pages reach the operations: standard (by a call) or web-services (by a message to the web "
                            + "services) (default: standard).")
    private AccessMode access;

    @Option(
            names = "--caching",
            paramLabel = "WORD",
            converter = EnumWord.OfCaching.class,
            description = "What the application remembers: none, command, command-servlet or distributed-map "
                    + "(default: none).")
    private CachingMode caching;

    @Mixin
    private CacheOptions cache;

    @Mixin
    private ServerOptions server;

    @Option(
            names = "--compiler",
            paramLabel = "WORD",
            converter = EnumWord.OfCompiler.class,
            description =
                    "How far the JVMs of application and driver compile: tiered (as they do by themselves), or c1, which is steady after a tenth of "
                            + "the warm-up, for more CPU time per operation (default: tiered).")
    private JitCompiler compiler;

    @Option(
            names = "--jvm-option",
            paramLabel = "OPTION",
            description =
                    "One more option of the application's JVM, such as --jvm-option=-XX:+UseSerialGC; as often as needed.")
    private List<String> jvmOptions;

    @Mixin
    private BindOption bind;

    @Option(
            names = "--http-port",
            paramLabel = "PORT",
            converter = BoundedNumber.Port.class,
            description = "Port of the application (default: a free one).")
    private Integer httpPort;

    public boolean describesCache() {
        return caching != null || cache.given();
    }

    /** Returns settings with what was given. */
    public ApplicationSettings over(ApplicationSettings base) {
        JvmSettings jvm = base.jvm();
        return new ApplicationSettings(
                mode == null ? base.mode() : mode,
                orders == null ? base.orders() : orders,
                access == null ? base.access() : access,
                over(base.caching()),
                new JvmSettings(
                        server.home(jvm.home()),
                        server.heap(jvm.heap()),
                        compiler == null ? jvm.compiler() : compiler,
                        jvmOptions == null ? jvm.options() : jvmOptions),
                httpPort == null ? base.httpPort() : httpPort,
                bind.address(base.address()),
                base.environment());
    }

    private Caching over(Caching base) {
        if (caching == null && !cache.given()) {
            return base;
        }
        Caching before = base == null ? Caching.NONE : base;
        return cache.over(before, caching == null ? before.mode() : caching);
    }
}
