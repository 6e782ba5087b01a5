package org.tradebench.load.sut.url;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Objects;
import java.util.Optional;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.ServerTrust;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.MetricsPage;
import org.tradebench.load.telemetry.source.Telemetry;

/** Represents a server that somebody else runs and populates. */
public record UrlTarget(TargetSettings settings) implements Target {
    /** Represents the running system, whose database is known only when the environment names it. */
    private record RemoteSystem(ServerAddress target, Optional<DatabaseSettings> database) implements SystemUnderTest {}

    @Override
    public void check(TrialSettings trial) {
        throw Failure.usage("an experiment sets up its system under test for each trial: "
                + "expected target embedded, compose or the path of an inventory, got a URL");
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) {
        Telemetry telemetry = context.telemetry();
        telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
        String url = Objects.requireNonNull(settings.url(), "a target of this kind has a URL");
        String trust = settings.trust();
        ServerAddress target =
                trust == null ? ServerAddress.of(url) : ServerAddress.of(url).trusting(ServerTrust.of(trust));
        String host = isThisMachine(target.host()) ? null : target.host();
        telemetry.watchReported(
                new Node("application", Tier.APPLICATION, host),
                new MetricsPage(target.loginPage(), target.trust().context()));
        return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
    }

    private static boolean isThisMachine(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException | SocketException unknown) {
            return false;
        }
    }
}
