package org.tradebench.load.fault.docker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.NodeControl;

/** Controls the containers of a Compose project by the names that a report gives them: application-1, application-2, …, database, web, proxy. */
public final class ComposeNodes implements NodeControl {
    private static final String APPLICATION = "application";
    private static final String DATABASE = "database";
    private static final String STANDBY = "database-standby";
    private static final String RECOVERING = "SELECT pg_is_in_recovery()";
    private static final Duration PROMOTION = Duration.ofMinutes(1);
    private static final List<String> OUTERMOST_FIRST = List.of("proxy", "web");
    private static final String LIST =
            "{{.Names}} {{.Label \"com.docker.compose.service\"}} {{.Label \"com.docker.compose.container-number\"}}";
    private static final String STATE =
            "{{.State.Running}} {{.State.Paused}} {{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}";
    private static final String ADDRESSES = "{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}";

    /** A log line about the members of the cache cluster; captures the first member and the node that wrote the line. */
    private static final Pattern VIEW = Pattern.compile("has members \\[(\\w+)[^]]*]; this is (\\w+)");

    private final Map<String, String> containers;

    private ComposeNodes(Map<String, String> containers) {
        this.containers = containers;
    }

    /**
     * Finds the containers of a project.
     *
     * @throws Failure when none run
     */
    public static ComposeNodes of(String project) {
        String listed = Commands.run(
                List.of("docker", "ps", "--filter", "label=com.docker.compose.project=" + project, "--format", LIST));
        Map<String, String> containers = new TreeMap<>();
        listed.lines().map(line -> line.strip().split(" ", -1)).forEach(container -> {
            String service = container[1];
            containers.put(service.equals(APPLICATION) ? service + "-" + container[2] : service, container[0]);
        });
        if (!containers.containsKey(DATABASE) || containers.keySet().stream().noneMatch(ComposeNodes::isApplication)) {
            throw Failure.of("no application and database of the Compose project '" + project
                    + "' run: ./trader cluster up would start them");
        }
        return new ComposeNodes(containers);
    }

    /** Finds the node whose last log line about the members names itself first: the first member leads. */
    @Override
    public Optional<String> coordinator() {
        return applications().stream()
                .filter(node -> VIEW.matcher(views(node))
                        .results()
                        .reduce((before, last) -> last)
                        .filter(view -> view.group(1).equals(view.group(2)))
                        .isPresent())
                .findFirst();
    }

    /** Returns the log lines about the members; empty for a node that does not run. */
    private String views(String node) {
        return Commands.ask(
                        List.of("docker", "exec", container(node), "grep", "-h", "has members", "/logs/messages.log"))
                .text();
    }

    private static boolean isApplication(String node) {
        return node.startsWith(APPLICATION + "-");
    }

    @Override
    public List<String> applications() {
        return containers.keySet().stream()
                .filter(ComposeNodes::isApplication)
                .sorted(Comparator.comparingInt(node -> Integer.parseInt(node.substring(APPLICATION.length() + 1))))
                .toList();
    }

    private String lastApplication() {
        List<String> applications = applications();
        return applications.get(applications.size() - 1);
    }

    /** Returns the current primary, which depends on earlier faults. */
    @Override
    public String database() {
        return containers.containsKey(STANDBY)
                        && ask(STANDBY, RECOVERING).filter("f"::equals).isPresent()
                ? STANDBY
                : DATABASE;
    }

    /** Promotes the standby as an administrator would. It has no standby of its own, so its commits wait for no other server. */
    @Override
    public void promoteStandby() {
        long limit = System.nanoTime() + PROMOTION.toNanos();
        String promote = "SELECT pg_promote(true, " + PROMOTION.toSeconds() + ")";
        while (databases()
                .noneMatch(node -> ask(node, RECOVERING).filter("f"::equals).isPresent())) {
            databases().filter(node -> ask(node, RECOVERING).isPresent()).forEach(node -> ask(node, promote));
            if (System.nanoTime() > limit) {
                throw Failure.of("the standby was not promoted within " + PROMOTION.toSeconds()
                        + " s: './trader cluster logs " + STANDBY + "' may say why");
            }
        }
    }

    private Stream<String> databases() {
        return containers.keySet().stream().filter(ComposeNodes::isDatabase);
    }

    /** Returns what a database answers to its superuser; empty when it does not answer. */
    private Optional<String> ask(String node, String query) {
        Commands.Answer answer = Commands.ask(List.of(
                "docker",
                "exec",
                container(node),
                "psql",
                "-h",
                "/var/run/postgresql",
                "-U",
                "postgres",
                "-d",
                "postgres",
                "-XtAc",
                query));
        return answer.succeeded() ? Optional.of(answer.text()) : Optional.empty();
    }

    @Override
    public Optional<String> outermost() {
        return OUTERMOST_FIRST.stream().filter(containers::containsKey).findFirst();
    }

    /** Returns a node's container. */
    public String container(String node) {
        return Objects.requireNonNull(containers.get(node), node);
    }

    private DatabaseVolume volume(String node) {
        return new DatabaseVolume(container(node));
    }

    private static boolean isDatabase(String node) {
        return node.startsWith(DATABASE);
    }

    private void keepVolume(String node) {
        if (isDatabase(node)) {
            volume(node).keep();
        }
    }

    @Override
    public void kill(String node) {
        keepVolume(node);
        docker("kill", "--signal", "KILL", container(node));
        docker("wait", container(node));
    }

    @Override
    public void stop(String node) {
        keepVolume(node);
        docker("stop", container(node));
    }

    @Override
    public void start(String node) {
        docker("start", container(node));
        if (isDatabase(node)) {
            volume(node).leave();
        }
    }

    @Override
    public void pause(String node) {
        docker("pause", container(node));
    }

    @Override
    public void resume(String node) {
        docker("unpause", container(node));
    }

    @Override
    public void setClockAhead(String node, Duration ahead) {
        new OwnClock(container(node)).setAhead(ahead);
    }

    @Override
    public boolean isHealthy(String node) {
        return docker("inspect", "--format", STATE, container(node)).equals("true false healthy");
    }

    @Override
    public void separate(List<String> one, List<String> other) {
        for (String node : one) {
            rules(node, other, "-I").forEach(Commands::run);
        }
    }

    /** Removes the rules; one that is missing, because its node was restarted, need not be removed. */
    @Override
    public void join(List<String> one, List<String> other) {
        for (String node : one) {
            rules(node, other, "-D").forEach(Commands::ask);
        }
    }

    /** Returns commands for packet rules: Docker's own "network disconnect" would cut off the database and the proxies as well. */
    private List<List<String>> rules(String node, List<String> others, String change) {
        List<List<String>> rules = new ArrayList<>();
        for (String other : others) {
            for (String address : docker("inspect", "--format", ADDRESSES, container(other))
                    .strip()
                    .split(" ", -1)) {
                rules.add(inside(node, "iptables", "-w", change, "INPUT", "-s", address, "-j", "DROP"));
                rules.add(inside(node, "iptables", "-w", change, "OUTPUT", "-d", address, "-j", "DROP"));
            }
        }
        return rules;
    }

    private List<String> inside(String node, String... command) {
        List<String> whole = new ArrayList<>(
                List.of("nsenter", "-t", docker("inspect", "--format", "{{.State.Pid}}", container(node)), "-n"));
        whole.addAll(List.of(command));
        return whole;
    }

    @Override
    public void fillDisk() {
        volume(database()).fill();
    }

    @Override
    public void freeDisk() {
        volume(database()).free();
    }

    @Override
    public Optional<String> obstacle(FaultKind kind) {
        return switch (kind) {
            case KILL_NODE, PAUSE_NODE, KILL_DATABASE, PAUSE_DATABASE, STOP_DATABASE_FAST, ROLLING_RESTART ->
                Optional.empty();
            case LOST_COORDINATOR ->
                coordinator().isPresent() ? Optional.empty() : Optional.of("no application node leads a cache cluster");
            case DISK_FULL -> volume(database()).obstacleToFill();
            case FAIL_OVER_DATABASE -> obstacleToFailover();
            case RESTART_PROXY ->
                outermost().isPresent() ? Optional.empty() : Optional.of("there is neither a proxy nor a web server");
            case PARTITION ->
                applications().size() < 2
                        ? Optional.of("it needs two application nodes, and there is one")
                        : obstacleToRules();
            case PARTITION_DATABASE -> obstacleToRules();
            case CLOCK_SKEW -> new OwnClock(container(lastApplication())).obstacle();
        };
    }

    private Optional<String> obstacleToFailover() {
        if (!containers.containsKey(STANDBY)) {
            return Optional.of("the database has no standby: './trader cluster up --standby' starts one");
        }
        String following = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'";
        return ask(database(), following).filter("1"::equals).isPresent()
                ? Optional.empty()
                : Optional.of(
                        "the standby does not follow synchronously, and orders could be lost: './trader cluster logs "
                                + STANDBY + "' may say why");
    }

    private Optional<String> obstacleToRules() {
        Commands.Answer rules = Commands.ask(inside(applications().get(0), "iptables", "-w", "-S"));
        return rules.succeeded()
                ? Optional.empty()
                : Optional.of("it needs root on the machine that runs the containers, nsenter and iptables ("
                        + rules.text().lines().findFirst().orElse("no answer") + ")");
    }

    private static String docker(String... arguments) {
        List<String> command = new ArrayList<>(List.of("docker"));
        command.addAll(List.of(arguments));
        return Commands.run(command);
    }
}
