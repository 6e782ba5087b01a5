package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Requires every image to be one of ours, with the tag that {@code docker compose build} gives it, and its Dockerfile to build on an image that
 * {@code deploy/images.env} pins, so that no manifest has a version that could differ from the one there.
 */
final class ImageRules {

    private static final Path DEPLOY = Sources.FOLDER.getParent();

    private static final Pattern OURS = Pattern.compile("trader-([a-z-]+):local");

    private ImageRules() {}

    static List<String> faults(Workload workload) {
        List<String> faults = new ArrayList<>();
        for (JsonNode container : workload.containers()) {
            String image = container.path("image").asText();
            Matcher ours = OURS.matcher(image);
            if (workload.manifest().is("Cluster")) {
                if (!read(DEPLOY.resolve("images.env")).contains("CLOUDNATIVE_PG_IMAGE=" + image)) {
                    faults.add(workload + " runs '" + image + "', expected CLOUDNATIVE_PG_IMAGE of deploy/images.env");
                }
            } else if (!ours.matches()) {
                faults.add(workload + " runs '" + image + "', which is not built here: expected trader-NAME:local");
            } else {
                Path dockerfile = DEPLOY.resolve(ours.group(1)).resolve("Dockerfile");
                if (!Files.exists(dockerfile)) {
                    faults.add(workload + " runs " + image + ", for which there is no " + dockerfile);
                } else {
                    faults.addAll(unpinned(read(dockerfile), read(DEPLOY.resolve("images.env"))));
                }
            }
        }
        return faults;
    }

    /** Reports each base image of a Dockerfile that the list does not pin. */
    static List<String> unpinned(List<String> dockerfile, List<String> pinned) {
        List<String> faults = new ArrayList<>();
        for (String line : dockerfile) {
            if (line.startsWith("FROM ")) {
                String variable = line.replaceAll("^FROM \\$\\{([A-Z_]+)}.*", "$1");
                if (pinned.stream().noneMatch(pin -> pin.startsWith(variable + "="))) {
                    faults.add("'" + line + "' stands on nothing that deploy/images.env pins");
                }
            }
        }
        return faults;
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
