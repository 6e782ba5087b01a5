package org.tradebench.load.run;

import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.ServerTrust;
import org.tradebench.load.driver.Target;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.MetricsPage;
import org.tradebench.load.telemetry.watch.Telemetry;

/**
 * A server that somebody else runs and populates.
 *
 * @param url the application's address
 * @param trust what {@code --trust} says; null: the JVM's trust store decides
 */
public record UrlTarget(String url, String trust) implements RunTarget {
    @Override
    public String word() {
        return "url";
    }

    @Override
    public String options(RunSettings asked) {
        return " --url " + url + (trust == null ? "" : " --trust " + trust);
    }

    @Override
    public MeasuredSystem prepare(RunSettings asked, Workplace workplace) {
        Telemetry telemetry = workplace.telemetry();
        telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
        Target target = trust == null ? Target.of(url) : Target.of(url).trusting(ServerTrust.of(trust));
        String host = ThisMachine.hasAddress(target.host()) ? null : target.host();
        telemetry.watchByItsWord(
                new Node("application", Tier.APPLICATION, host),
                new MetricsPage(target.loginPage(), target.trust().context()));
        return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
    }
}
