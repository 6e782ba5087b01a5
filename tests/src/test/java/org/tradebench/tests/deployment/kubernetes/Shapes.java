package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Finds the model class of an object by its API version and kind. */
final class Shapes {

    private static final String MODELS = "io.kubernetes.client.openapi.models.";

    private Shapes() {}

    static List<String> faults(Manifest manifest) {
        return named(manifest, Shape::faults);
    }

    static List<String> faultsOfPart(Manifest manifest) {
        return named(manifest, Shape::faultsOfPart);
    }

    private interface Check {
        List<String> faults(JsonNode tree, Class<?> shape);
    }

    private static List<String> named(Manifest manifest, Check check) {
        List<String> faults = new ArrayList<>();
        try {
            check.faults(manifest.tree(), of(manifest)).forEach(fault -> faults.add(manifest + " " + fault));
        } catch (ClassNotFoundException e) {
            faults.add(manifest + ": Kubernetes has no " + manifest.apiVersion() + " " + manifest.kind());
        }
        return faults;
    }

    private static Class<?> of(Manifest manifest) throws ClassNotFoundException {
        return switch (manifest.apiVersion()) {
            case "apps.openliberty.io/v1" -> {
                if (!manifest.is("OpenLibertyApplication")) {
                    throw new ClassNotFoundException(manifest.kind());
                }
                yield OpenLibertyShapes.Application.class;
            }
            case "postgresql.cnpg.io/v1" -> {
                if (!manifest.is("Cluster")) {
                    throw new ClassNotFoundException(manifest.kind());
                }
                yield CloudNativePgShapes.Cluster.class;
            }
            case "v1", "apps/v1", "batch/v1", "policy/v1", "networking.k8s.io/v1" ->
                ofGroup(manifest.apiVersion(), manifest.kind());
            default -> throw new ClassNotFoundException(manifest.apiVersion());
        };
    }

    /** The models' class names lack the API group, so the kinds of each group are listed here. */
    private static Class<?> ofGroup(String version, String kind) throws ClassNotFoundException {
        List<String> kinds = switch (version) {
            case "v1" -> List.of("Namespace", "Service", "ConfigMap", "Secret", "PersistentVolumeClaim");
            case "apps/v1" -> List.of("StatefulSet", "Deployment");
            case "batch/v1" -> List.of("Job");
            case "policy/v1" -> List.of("PodDisruptionBudget");
            default -> List.of("NetworkPolicy");
        };
        if (!kinds.contains(kind)) {
            throw new ClassNotFoundException(version + " " + kind);
        }
        return Class.forName(MODELS + "V1" + kind);
    }
}
