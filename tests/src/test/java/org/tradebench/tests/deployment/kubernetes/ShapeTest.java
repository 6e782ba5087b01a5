package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapeTest {

    private static final String POLICY = """
            apiVersion: networking.k8s.io/v1
            kind: NetworkPolicy
            metadata: {name: p, labels: {a: b}}
            spec:
              podSelector: {matchLabels: {a: b}}
              ingress: [{ports: [{port: 80}, {port: http}]}]
            """;

    private static final String SET = """
            apiVersion: apps/v1
            kind: Deployment
            metadata: {name: d}
            spec:
              replicas: 2
              selector: {}
              template:
                spec:
                  hostNetwork: false
                  containers: [{name: c, resources: {limits: {cpu: "2", memory: 1Gi}}}]
            """;

    private static final String OPERATOR = """
            apiVersion: apps.openliberty.io/v1
            kind: OpenLibertyApplication
            metadata: {name: a}
            spec: {applicationImage: i, replicas: 2, probes: {readiness: {httpGet: {port: 9080}}}}
            """;

    @Test
    void acceptsValidManifests() {
        for (String text : List.of(POLICY, SET, OPERATOR)) {
            assertThat(faults(text)).isEmpty();
        }
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = ';', textBlock = """
                    podSelector: {matchLabels; .spec.podSelector.matchLabel: V1LabelSelector has no such field; podSelector: {matchLabel
                    port: 80}; .spec.ingress[0].ports[0].port: true is not a whole number or a text;            port: true}
                    {a: b}}; .metadata.labels.a: 1 is not a text;                                               {a: 1}}
                    [{ports:; .spec.ingress[0].port: V1NetworkPolicyIngressRule has no such field;              [{port:
                    [{port: 80}, {port: http}]; .spec.ingress[0].ports: 80 is not a list;                       80
                    kind: NetworkPolicy; Kubernetes has no networking.k8s.io/v1 NetworkPolice;                  kind: NetworkPolice
                    networking.k8s.io/v1; Kubernetes has no extensions/v1beta1 NetworkPolicy;                   extensions/v1beta1
                    """)
    void reportsFaultsOfNetworkPolicy(String valid, String message, String invalid) {
        assertThat(faults(POLICY.replace(valid, invalid))).anyMatch(fault -> fault.contains(message));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = ';', textBlock = """
                    replicas: 2; .spec.replicas: "2" is not a whole number;                                     replicas: '"2"'
                    hostNetwork: false; hostNetwork: "no" is not true or false;                                 hostNetwork: '"no"'
                    cpu: "2"; limits.cpu: 2 is not a quantity, as a text;                                       cpu: 2
                    memory: 1Gi; limits.memory: "1 GB" is not a quantity;                                       memory: 1 GB
                    selector: {}; .spec.selector: V1DeploymentSpec must have it;                                paused: false
                    name: c,; .spec.template.spec.containers[0].name: V1Container must have it;                 image: c,
                    """)
    void reportsFaultsOfDeployment(String valid, String message, String invalid) {
        assertThat(faults(SET.replace(valid, invalid.replace("'", "")))).anyMatch(fault -> fault.contains(message));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = ';', textBlock = """
                    applicationImage: i; .spec.applicationImage: Spec must have it;                             applicationName: i
                    replicas; .spec.replica: Spec has no such field;                                            replica
                    readiness; .spec.probes.readinessProbe: Probes has no such field;                           readinessProbe
                    port: 9080; .spec.probes.readiness.httpGet.port: V1HTTPGetAction must have it;              path: /
                    """)
    void reportsFaultsOfOperatorApplication(String valid, String message, String invalid) {
        assertThat(faults(OPERATOR.replace(valid, invalid))).anyMatch(fault -> fault.contains(message));
    }

    private static List<String> faults(String text) {
        return Shapes.faults(new Manifest("test", Yaml.documents(text).get(0)));
    }
}
