package org.tradebench.load.settings;

import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.Fault;

/** Writes settings as a command line: every setting that matters, also those with default values, because defaults change. */
public final class RunArguments {
    /** Has only signs that a shell takes as they are. */
    private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

    private final StringBuilder line = new StringBuilder();

    private RunArguments() {}

    /** Returns the whole command, with the environment that it needs before it. */
    public static String command(RunSettings settings) {
        RunArguments arguments = new RunArguments();
        for (Map.Entry<String, String> variable :
                settings.application().sortedEnvironment().entrySet()) {
            arguments.line.append(variable.getKey() + "=" + quoted(variable.getValue()) + " ");
        }
        arguments.line.append("./trader run");
        arguments.target(settings);
        if (settings.workload().loadGenerators() > 1 && settings.target().kind() != TargetSettings.Kind.INVENTORY) {
            arguments.add("--load-generators", settings.workload().loadGenerators());
        }
        arguments.load(settings);
        Fault.placed(settings.measurement().faults(), settings.measurement().seconds())
                .forEach(fault -> arguments.add("--fault", fault.text()));
        arguments.flag("--profile", settings.measurement().profile());
        return arguments.line.toString();
    }

    /** Returns the options of the load alone, each with a space before it. */
    public static String ofLoad(RunSettings settings) {
        RunArguments arguments = new RunArguments();
        arguments.load(settings);
        return arguments.line.toString();
    }

    /** Writes a text as one word of a shell: as it is where a shell reads nothing else in it, else in quotes. */
    public static String shellWord(String text) {
        return PLAIN.matcher(text).matches() ? text : quoted(text);
    }

    /** Writes a text in single quotes, as one word of a shell. */
    public static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private void target(RunSettings settings) {
        TargetSettings target = settings.target();
        switch (target.kind()) {
            case URL -> {
                add("--url", target.url());
                add("--trust", target.trust());
            }
            case COMPOSE, INVENTORY -> add("--target", target.label());
            case EMBEDDED -> application(settings.application());
        }
        flag("--standby", target.standby());
        add("--database-delay", target.databaseDelay() == null ? null : TimeText.of(target.databaseDelay()));
        if (target.cpus() != null) {
            add("--application-cpus", target.cpus().application());
            add("--database-cpus", target.cpus().database());
        }
        flag("--start", target.start());
        flag("--install", target.install());
    }

    private void application(ApplicationSettings application) {
        add("--mode", application.mode() == null ? null : application.mode().label());
        add(
                "--orders",
                application.orders() == null ? null : application.orders().label());
        add(
                "--access",
                application.access() == null ? null : application.access().label());
        Caching caching = application.caching();
        if (caching != null) {
            add("--caching", caching.mode().label());
            if (caching.remembers()) {
                add("--cache-size", caching.entries());
                add("--eviction", caching.eviction().label());
                add("--sharing", caching.sharing().label());
                flag("--cache-disk", caching.disk());
            }
        }
        add(
                "--server",
                application.server() == null ? null : application.server().label());
        add("--build", application.build());
        JvmSettings jvm = application.jvm();
        add("--heap", jvm.heap());
        add("--compiler", jvm.compiler() == null ? null : jvm.compiler().label());
        add("--java-home", jvm.home());
        jvm.options().forEach(option -> line.append(" --jvm-option=").append(shellWord(option)));
        add("--bind", application.address());
        add("--http-port", application.httpPort());
    }

    private void load(RunSettings settings) {
        WorkloadSettings workload = settings.workload();
        add("--virtual-users", workload.virtualUsers());
        add("--warmup", settings.warmup().text());
        add("--duration", TimeText.of(settings.measurement().duration()));
        add("--users", settings.population().users());
        add("--quotes", settings.population().quotes());
        if (workload.primitive() != null) {
            add("--primitive", workload.primitive());
        } else if (workload.plan().hasUpdateMixes()) {
            add("--updates", workload.updates());
        } else {
            add("--plan", workload.plan().label());
        }
        ArrivalSettings arrivals = workload.arrivals();
        if (arrivals == null) {
            add("--think-time", TimeText.of(workload.thinkTime()));
        } else {
            add(arrivals.findMax() == null ? "--arrivals" : "--find-max", arrivals.text());
            add(
                    "--arrival-process",
                    arrivals.process() == null ? null : arrivals.process().label());
            add("--arrival-seed", arrivals.seed());
        }
        add("--seed", workload.seed());
    }

    private void add(String option, @Nullable Object value) {
        if (value != null) {
            line.append(' ').append(option).append(' ').append(shellWord(value.toString()));
        }
    }

    private void flag(String option, boolean given) {
        if (given) {
            line.append(' ').append(option);
        }
    }
}
