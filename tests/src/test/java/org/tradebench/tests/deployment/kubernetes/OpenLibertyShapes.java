package org.tradebench.tests.deployment.kubernetes;

import io.kubernetes.client.openapi.models.V1EnvFromSource;
import io.kubernetes.client.openapi.models.V1EnvVar;
import io.kubernetes.client.openapi.models.V1NodeAffinity;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1PersistentVolumeClaim;
import io.kubernetes.client.openapi.models.V1PodAffinity;
import io.kubernetes.client.openapi.models.V1PodAntiAffinity;
import io.kubernetes.client.openapi.models.V1Probe;
import io.kubernetes.client.openapi.models.V1ResourceRequirements;
import io.kubernetes.client.openapi.models.V1SecurityContext;
import io.kubernetes.client.openapi.models.V1ServicePort;
import io.kubernetes.client.openapi.models.V1StatefulSetUpdateStrategy;
import io.kubernetes.client.openapi.models.V1Toleration;
import io.kubernetes.client.openapi.models.V1Volume;
import io.kubernetes.client.openapi.models.V1VolumeMount;
import java.util.List;
import java.util.Map;

/**
 * The shape of an {@code OpenLibertyApplication}, {@code apps.openliberty.io/v1}, by hand: its schema is in no registry that a build can ask. The fields
 * that we might use, by the operator's published reference; what they share with pods has Kubernetes' own shapes.
 */
final class OpenLibertyShapes {

    private OpenLibertyShapes() {}

    record Application(
            @Required String apiVersion,
            @Required String kind,
            @Required V1ObjectMeta metadata,
            @Required Spec spec) {}

    record Spec(
            @Required String applicationImage,
            String applicationName,
            String applicationVersion,
            String pullPolicy,
            String pullSecret,
            Boolean expose,
            Boolean manageTLS,
            Boolean manageLTPA,
            Boolean disableServiceLinks,
            Integer replicas,
            V1ResourceRequirements resources,
            Probes probes,
            StatefulSet statefulSet,
            Service service,
            NetworkPolicy networkPolicy,
            ServiceAccount serviceAccount,
            List<V1EnvVar> env,
            List<V1EnvFromSource> envFrom,
            List<V1Volume> volumes,
            List<V1VolumeMount> volumeMounts,
            Affinity affinity,
            V1SecurityContext securityContext,
            List<V1Toleration> tolerations) {}

    record Probes(V1Probe liveness, V1Probe readiness, V1Probe startup) {}

    record StatefulSet(V1StatefulSetUpdateStrategy updateStrategy, Storage storage, Map<String, String> annotations) {}

    record Storage(String size, String mountPath, V1PersistentVolumeClaim volumeClaimTemplate) {}

    record Service(
            Integer port,
            String type,
            String portName,
            Integer targetPort,
            Map<String, String> annotations,
            List<V1ServicePort> ports) {}

    record NetworkPolicy(Boolean disable, Map<String, String> namespaceLabels, Map<String, String> fromLabels) {}

    record ServiceAccount(Boolean mountToken, String name) {}

    record Affinity(V1NodeAffinity nodeAffinity, V1PodAffinity podAffinity, V1PodAntiAffinity podAntiAffinity) {}
}
