package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Requires that manifests contain no secret, and refer only to secrets that {@code deploy/kubernetes/secrets} makes. */
final class SecretRules {

    /** The keys that {@code secrets/make} generates, by the names of the secrets. */
    static final Map<String, Set<String>> MADE = Map.of(
            "trader",
                    Set.of(
                            "database-password",
                            "admin-password",
                            "cluster-secret",
                            "token-secret",
                            "exporter-password"),
            "database-owner", Set.of("username", "password"),
            "certificate", Set.of("certificate.pem", "key.pem", "both.pem"));

    private SecretRules() {}

    static List<String> faults(List<Manifest> manifests) {
        List<String> faults = new ArrayList<>();
        for (Manifest manifest : manifests) {
            if (manifest.is("Secret")) {
                faults.add(manifest + " is a secret");
            }
            manifest.tree().findParents("value").forEach(variable -> {
                if (variable.path("name").asText().matches(".*(PASSWORD|SECRET).*")) {
                    faults.add(manifest + " says " + variable.path("name") + " openly");
                }
            });
            manifest.tree().findValues("secretKeyRef").forEach(reference -> {
                if (!isMade(reference.path("name"), reference.path("key"))) {
                    faults.add(manifest + " uses a secret that is not made: " + reference);
                }
            });
            manifest.tree().findValues("secretName").forEach(name -> {
                if (!MADE.containsKey(name.asText())) {
                    faults.add(manifest + " uses a secret that is not made: " + name);
                }
            });
        }
        return faults;
    }

    private static boolean isMade(JsonNode name, JsonNode key) {
        return MADE.getOrDefault(name.asText(), Set.of()).contains(key.asText());
    }
}
