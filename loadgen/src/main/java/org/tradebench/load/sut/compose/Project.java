package org.tradebench.load.sut.compose;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;

/**
 * Finds the containers of one Compose project, by its name.
 *
 * @param name of the Compose project
 * @param docker asks the engine
 */
public record Project(String name, Docker docker) {
    /** Environment variable that names another project than {@value #STANDARD}; Docker Compose reads the same one. */
    public static final String VARIABLE = "COMPOSE_PROJECT_NAME";

    static final String STANDARD = "trader";

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Pattern SETTING = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]*)");

    /** Returns the project that the environment names. */
    public static Project of(Map<String, String> environment) {
        String named = environment.getOrDefault(VARIABLE, "").strip();
        if (!named.isEmpty() && !named.matches("[a-z0-9][a-z0-9_-]*")) {
            throw Failure.usage(VARIABLE
                    + ": expected lower-case letters, digits, '-' and '_', beginning with a letter or digit, got '"
                    + named + "'");
        }
        return new Project(named.isEmpty() ? STANDARD : named, Docker.ofThisMachine());
    }

    /** Returns the project of one of several clusters that are up at the same time. */
    Project numbered(int number) {
        return new Project(name + "-" + number, docker);
    }

    /** Returns the folder whose {@code docker-compose.yml} describes it. */
    public static Path folder() {
        Path folder = ProjectLayout.current().base();
        if (!folder.resolve("docker-compose.yml").toFile().isFile()) {
            throw Failure.of("there is no docker-compose.yml in " + folder);
        }
        return folder;
    }

    /** Returns all its containers, running or not, tier by tier; without those of {@code docker compose run}, which belong to their user. */
    public List<Container> containers() {
        List<String> ids = docker.run(
                        "ps",
                        "-aq",
                        "--no-trunc",
                        "--filter",
                        "label=com.docker.compose.project=" + name,
                        "--filter",
                        "label=com.docker.compose.oneoff=False")
                .lines()
                .toList();
        if (ids.isEmpty()) {
            return List.of();
        }
        List<String> arguments = new ArrayList<>(List.of("inspect", "--type", "container"));
        arguments.addAll(ids);
        Docker.Answer answer = docker.tryRun(arguments.toArray(String[]::new));
        // A container that was removed between the two commands makes the second fail, but the others are still listed.
        return parse(answer.out());
    }

    static List<Container> parse(String json) {
        try {
            List<Container> containers = new ArrayList<>();
            for (JsonNode inspected : JSON.readTree(json)) {
                containers.add(Container.parse(inspected));
            }
            containers.sort(Comparator.comparing(Project::order)
                    .thenComparing(Container::service)
                    .thenComparing(Container::number));
            return containers;
        } catch (JsonProcessingException e) {
            throw Failure.of("what 'docker inspect' says cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    /** Returns a container's place in the order: tiers as the papers draw them, helpers last. */
    private static int order(Container container) {
        return container
                .tier()
                .map(tier ->
                        List.of(org.tradebench.load.telemetry.Tier.values()).indexOf(tier))
                .orElse(Integer.MAX_VALUE);
    }

    /** Returns the arguments of a Docker Compose command on this project. */
    public List<String> compose(String... arguments) {
        List<String> command = new ArrayList<>(List.of("compose", "--project-name", name));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns the variables that the compose files read. */
    public static Set<String> variables() {
        Path folder = folder().resolve("deploy").resolve("compose");
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".yml")).toList()) {
                Matcher matcher = SETTING.matcher(Files.readString(file));
                while (matcher.find()) {
                    names.add(matcher.group(1));
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot read the compose files in " + folder + ": " + e.getMessage(), e);
        }
        return names;
    }
}
