package org.tradebench.load.run;

import java.util.Objects;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.ServerTrust;
import org.tradebench.load.driver.Target;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.MetricsPage;
import org.tradebench.load.telemetry.watch.Telemetry;

/** A server that somebody else runs and populates. */
public record UrlTarget() implements RunTarget {
    @Override
    public String label(RunSettings asked) {
        return asked.target().word();
    }

    @Override
    public MeasuredSystem prepare(RunSettings asked, Workplace workplace) {
        Telemetry telemetry = workplace.telemetry();
        telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
        String url = Objects.requireNonNull(asked.target().url(), "a target of this kind has a URL");
        String trust = asked.target().trust();
        Target target = trust == null ? Target.of(url) : Target.of(url).trusting(ServerTrust.of(trust));
        String host = ThisMachine.hasAddress(target.host()) ? null : target.host();
        telemetry.watchByItsWord(
                new Node("application", Tier.APPLICATION, host),
                new MetricsPage(target.loginPage(), target.trust().context()));
        return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
    }
}
