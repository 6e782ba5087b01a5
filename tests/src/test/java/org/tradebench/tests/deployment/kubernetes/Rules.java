package org.tradebench.tests.deployment.kubernetes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** All rules for the manifests of one rendering. Each rule returns its violations as sentences. */
final class Rules {

    private static final Map<String, Function<List<Manifest>, List<String>>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("shape", manifests -> collect(manifests, Shapes::faults));
        ALL.put("namespace", manifests -> collect(manifests, NameRules::namespace));
        ALL.put("services", NameRules::services);
        ALL.put("policies", NameRules::policies);
        ALL.put("replicas", NameRules::replicas);
        ALL.put("sizes", manifests -> collect(Workload.of(manifests), PodRules::sizes));
        ALL.put("users", manifests -> collect(Workload.of(manifests), PodRules::users));
        ALL.put("probes", manifests -> collect(Workload.of(manifests), PodRules::probes));
        ALL.put("images", manifests -> collect(Workload.of(manifests), ImageRules::faults));
        ALL.put("secrets", SecretRules::faults);
        ALL.put("apart", manifests -> PodRules.apart(Workload.of(manifests)));
    }

    private Rules() {}

    static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    static List<String> faults(String rule, List<Manifest> manifests) {
        return ALL.get(rule).apply(manifests);
    }

    private static <T> List<String> collect(List<T> ones, Function<T, List<String>> rule) {
        List<String> faults = new ArrayList<>();
        ones.forEach(one -> faults.addAll(rule.apply(one)));
        return faults;
    }
}
