package org.tradebench.load.sut.url;

import java.util.Objects;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.ServerTrust;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.MetricsPage;
import org.tradebench.load.telemetry.source.Telemetry;

/** A server that somebody else runs and populates. */
public record UrlTarget() implements Target {
    @Override
    public String label(RunSettings asked) {
        return asked.target().word();
    }

    @Override
    public SystemUnderTest prepare(RunSettings asked, RunContext workplace) {
        Telemetry telemetry = workplace.telemetry();
        telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
        String url = Objects.requireNonNull(asked.target().url(), "a target of this kind has a URL");
        String trust = asked.target().trust();
        ServerAddress target =
                trust == null ? ServerAddress.of(url) : ServerAddress.of(url).trusting(ServerTrust.of(trust));
        String host = ThisMachine.hasAddress(target.host()) ? null : target.host();
        telemetry.watchByItsWord(
                new Node("application", Tier.APPLICATION, host),
                new MetricsPage(target.loginPage(), target.trust().context()));
        return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
    }
}
