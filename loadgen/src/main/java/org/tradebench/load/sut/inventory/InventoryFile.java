package org.tradebench.load.sut.inventory;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.ServerAddress;

/** Reads an inventory; an invalid one is rejected with one line that names what was expected. */
public final class InventoryFile {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.-]{0,40}");

    private final Path file;
    private final Inventory inventory;

    private InventoryFile(Path file, Inventory inventory) {
        this.file = file;
        this.inventory = inventory;
    }

    public static Inventory read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw Failure.usage(
                    "there is no inventory " + file + ": deploy/inventory/example.yaml shows what one looks like");
        }
        try {
            Inventory inventory = YAML.readValue(file.toFile(), Inventory.class);
            if (inventory == null) {
                throw Failure.usage(
                        file + " is empty: deploy/inventory/example.yaml shows what an inventory looks like");
            }
            new InventoryFile(file, inventory).check();
            return inventory;
        } catch (UnrecognizedPropertyException e) {
            List<String> known = e.getKnownPropertyIds().stream()
                    .map(Object::toString)
                    .sorted()
                    .toList();
            throw Failure.usage(where(file, e) + "unknown key '" + e.getPropertyName() + "': "
                    + Nearest.to(e.getPropertyName(), known)
                            .map(key -> "expected '" + key + "'")
                            .orElse("expected one of " + String.join(", ", known)));
        } catch (JsonProcessingException e) {
            throw Failure.usage(
                    where(file, e) + e.getOriginalMessage().lines().findFirst().orElse("cannot be read")
                            + ": expected YAML such as in deploy/inventory/example.yaml");
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static String where(Path file, JsonProcessingException e) {
        return e.getLocation() == null
                ? file + ": "
                : file + ", line " + e.getLocation().getLineNr() + ": ";
    }

    private void check() {
        if (inventory.url() == null) {
            throw wrong("'url' is missing: expected the application's address as the load generators see it");
        }
        ServerAddress.of(inventory.url());
        if (inventory.loadGenerator().isEmpty()) {
            throw wrong("'load-generator' is missing: expected a list with at least one host");
        }
        inventory.hosts().forEach(this::check);
        inventory
                .watched()
                .forEach((tier, watched) -> watched.forEach(one -> {
                    requireKnownHost(one.host(), tier.label());
                    check(one);
                }));
        for (Inventory.LoadGeneratorHost loadGenerator : inventory.loadGenerator()) {
            requireKnownHost(loadGenerator.host(), "load-generator");
            if (loadGenerator.processes() < 1 || loadGenerator.processes() > 64) {
                throw wrong("load-generator host '" + loadGenerator.host() + "': expected 1 to 64 processes, got "
                        + loadGenerator.processes());
            }
        }
    }

    private void check(String name, Inventory.@Nullable Host host) {
        if (!NAME.matcher(name).matches()) {
            throw wrong("host '" + name + "': expected a name of letters, digits, dots and hyphens");
        }
        if (host == null || (host.ssh() == null) == host.reach().isEmpty()) {
            throw wrong("host '" + name + "': expected exactly one of 'ssh' and 'reach'");
        }
        if (!host.folder().startsWith("/")) {
            throw wrong("host '" + name + "': expected a full path as folder, got '" + host.folder() + "'");
        }
    }

    private void check(Inventory.Watched one) {
        if (Stream.of(one.pidFile(), one.command(), one.unit(), one.container())
                        .filter(way -> way != null)
                        .count()
                > 1) {
            throw wrong("what is watched on '" + one.host()
                    + "' is named twice: expected one of pid-file, command, unit and container");
        }
        try {
            Pattern.compile(one.command() == null ? "" : one.command());
        } catch (PatternSyntaxException e) {
            throw wrong("command '" + one.command() + "' is no regular expression (" + e.getDescription()
                    + "): expected a part of the process's command line");
        }
    }

    private void requireKnownHost(@Nullable String host, String tier) {
        Map<String, Inventory.Host> hosts = inventory.hosts();
        if (host == null || !hosts.containsKey(host)) {
            throw wrong(tier + " names the host '" + host + "', which is not among the hosts: "
                    + Nearest.to(String.valueOf(host), List.copyOf(hosts.keySet()))
                            .map(name -> "expected '" + name + "'")
                            .orElse("expected one of " + String.join(", ", hosts.keySet())));
        }
    }

    private Failure wrong(String what) {
        return Failure.usage(file + ": " + what);
    }
}
