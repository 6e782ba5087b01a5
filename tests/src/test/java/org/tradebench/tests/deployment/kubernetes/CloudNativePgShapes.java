package org.tradebench.tests.deployment.kubernetes;

import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1ResourceRequirements;
import java.util.List;
import java.util.Map;

/**
 * The shape of CloudNativePG's {@code Cluster}, {@code postgresql.cnpg.io/v1}, by hand: its schema is in no registry that a build can ask. The fields that
 * we use, by the operator's published reference (1.25 or later).
 */
final class CloudNativePgShapes {

    private CloudNativePgShapes() {}

    record Cluster(
            @Required String apiVersion,
            @Required String kind,
            @Required V1ObjectMeta metadata,
            @Required Spec spec) {}

    record Spec(
            String imageName,
            @Required Integer instances,
            InheritedMetadata inheritedMetadata,
            Affinity affinity,
            Bootstrap bootstrap,
            Managed managed,
            PostgreSql postgresql,
            V1ResourceRequirements resources,
            Storage storage) {}

    record InheritedMetadata(Map<String, String> labels, Map<String, String> annotations) {}

    record Affinity(Boolean enablePodAntiAffinity, String topologyKey, String podAntiAffinityType) {}

    record Bootstrap(InitDb initdb) {}

    record InitDb(
            String database,
            String owner,
            NamedSecret secret,
            Boolean dataChecksums,
            List<String> postInitSQL,
            List<String> postInitApplicationSQL) {}

    record NamedSecret(@Required String name) {}

    record Managed(Services services) {}

    record Services(List<String> disabledDefaultServices, List<AdditionalService> additional) {}

    record AdditionalService(
            @Required String selectorType, @Required ServiceTemplate serviceTemplate) {}

    record ServiceTemplate(V1ObjectMeta metadata) {}

    record PostgreSql(Map<String, String> parameters, Synchronous synchronous) {}

    record Synchronous(@Required String method, @Required Integer number, String dataDurability) {}

    record Storage(String size) {}
}
