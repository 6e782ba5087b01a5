package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Requires that names in manifests refer to objects and ports that exist. */
final class NameRules {

    private NameRules() {}

    static List<String> namespace(Manifest manifest) {
        boolean right = manifest.is("Namespace")
                ? manifest.name().equals("trader")
                : manifest.at("/metadata/namespace").asText().equals("trader");
        return right ? List.of() : List.of(manifest + " is not in the namespace trader");
    }

    /** A service must select existing pods and ports that they have. */
    static List<String> services(List<Manifest> manifests) {
        List<String> faults = new ArrayList<>();
        for (Manifest service : manifests) {
            if (service.is("Service")) {
                List<Workload> behind = selected(manifests, Manifest.strings(service.at("/spec/selector")));
                if (behind.isEmpty()) {
                    faults.add(service + " selects nothing");
                }
                for (Workload workload : behind) {
                    service.at("/spec/ports").forEach(port -> {
                        int number =
                                port.path("targetPort").asInt(port.path("port").asInt());
                        if (!workload.ports().contains(number)) {
                            faults.add(service + " leads to port " + number + ", which " + workload + " has not");
                        }
                    });
                }
            }
        }
        for (Manifest set : manifests) {
            String governing = set.at("/spec/serviceName").asText();
            if (set.is("StatefulSet") && manifests.stream().noneMatch(one -> isHeadless(one, governing))) {
                faults.add(set + " is named by the headless service '" + governing + "', which is not there");
            }
        }
        return faults;
    }

    private static boolean isHeadless(Manifest manifest, String name) {
        return manifest.is("Service")
                && manifest.name().equals(name)
                && manifest.at("/spec/clusterIP").asText().equals("None");
    }

    private static List<Workload> selected(List<Manifest> manifests, Map<String, String> selector) {
        return Workload.of(manifests).stream()
                .filter(workload ->
                        workload.labels().entrySet().containsAll(selector.entrySet()) && !selector.isEmpty())
                .toList();
    }

    /** A network policy must select existing pods or all pods, and open ports that a container has. */
    static List<String> policies(List<Manifest> manifests) {
        List<Workload> workloads = Workload.of(manifests);
        // Ports of the cluster itself: DNS and the API server.
        Set<Integer> ports = new TreeSet<>(Set.of(53, 443, 6443));
        workloads.forEach(workload -> ports.addAll(workload.ports()));
        List<String> faults = new ArrayList<>();
        for (Manifest policy : manifests) {
            if (policy.is("NetworkPolicy")) {
                JsonNode selector = policy.at("/spec/podSelector");
                if (workloads.stream().noneMatch(workload -> Selector.selects(selector, workload.labels()))) {
                    faults.add(policy + " selects no pod");
                }
                policy.tree().findValues("port").forEach(port -> {
                    if (!ports.contains(port.asInt())) {
                        faults.add(policy + " opens port " + port + ", which no container has");
                    }
                });
            }
        }
        return faults;
    }

    /** Every workload that depends on the number of application servers must get that number. */
    static List<String> replicas(List<Manifest> manifests) {
        List<String> faults = new ArrayList<>();
        List<Workload> workloads = Workload.of(manifests);
        for (Workload applications : workloads) {
            if (applications.component().equals("application")) {
                String count = Integer.toString(applications.replicas());
                if (!applications.setting("CACHE_CLUSTER_SIZE").equals(count)) {
                    faults.add(applications + " are " + count + " and are configured with another number");
                }
                if (workloads.stream()
                        .noneMatch(other -> other.setting("APPLICATIONS").equals(count))) {
                    faults.add("no proxy balances over the " + count + " of " + applications);
                }
            }
        }
        return faults;
    }
}
