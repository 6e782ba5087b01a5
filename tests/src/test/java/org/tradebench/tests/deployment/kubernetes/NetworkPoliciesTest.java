package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetworkPoliciesTest {

    private static final Peer A = pod("a", "here");
    private static final Peer B = pod("b", "here");
    private static final Peer A_ELSEWHERE = pod("a", "there");

    private static Peer pod(String name, String namespace) {
        return new Peer(name, Map.of("kubernetes.io/metadata.name", namespace), Map.of("app", name));
    }

    private static NetworkPolicies policies(String... specs) {
        return new NetworkPolicies(List.of(specs).stream()
                .map(spec -> new Manifest(
                        "test",
                        Yaml.documents("{kind: NetworkPolicy, metadata: {name: p, namespace: here}, spec: " + spec
                                        + "}")
                                .get(0)))
                .toList());
    }

    @Test
    void allowsEverythingWithoutPolicy() {
        assertThat(policies().allow(A, B, "TCP", 80)).isTrue();
    }

    @Test
    void policyWithoutRulesDeniesItsDirections() {
        NetworkPolicies closed = policies("{podSelector: {matchLabels: {app: b}}, policyTypes: [Ingress]}");
        assertThat(closed.allow(A, B, "TCP", 80)).isFalse();
        assertThat(closed.allow(Peer.OUTSIDE, B, "TCP", 80)).isFalse();
        assertThat(closed.allow(B, A, "TCP", 80)).isTrue();
    }

    @Test
    void requiresEgressAndIngressToAllow() {
        String out = "{podSelector: {matchLabels: {app: a}}, policyTypes: [Egress]}";
        String in = "{podSelector: {matchLabels: {app: b}}, policyTypes: [Ingress], ingress: [{}]}";
        assertThat(policies(in).allow(A, B, "TCP", 80)).isTrue();
        assertThat(policies(in, out).allow(A, B, "TCP", 80)).isFalse();
    }

    @Test
    void appliesRuleToItsPortsAndProtocolOnly() {
        NetworkPolicies rule =
                policies("{podSelector: {}, policyTypes: [Ingress], ingress: [{ports: [{port: 80, endPort: 82}]}]}");
        assertThat(rule.allow(A, B, "TCP", 80)).isTrue();
        assertThat(rule.allow(A, B, "TCP", 82)).isTrue();
        assertThat(rule.allow(A, B, "TCP", 83)).isFalse();
        assertThat(rule.allow(A, B, "UDP", 80)).isFalse();
    }

    @Test
    void limitsPodSelectorToOwnNamespace() {
        NetworkPolicies rule = policies(
                "{podSelector: {}, policyTypes: [Ingress], ingress: [{from: [{podSelector: {matchLabels: {app: a}}}]}]}");
        assertThat(rule.allow(A, B, "TCP", 80)).isTrue();
        assertThat(rule.allow(A_ELSEWHERE, B, "TCP", 80)).isFalse();
        assertThat(rule.allow(Peer.OUTSIDE, B, "TCP", 80)).isFalse();
    }

    @Test
    void combinesSelectorsWithAndAndItemsWithOr() {
        String both =
                "{namespaceSelector: {matchLabels: {kubernetes.io/metadata.name: there}}, podSelector: {matchLabels: {app: b}}}";
        String either = both.replace(", podSelector", "}, {podSelector");
        assertThat(from(both).allow(A_ELSEWHERE, B, "TCP", 80)).isFalse();
        assertThat(from(either).allow(A_ELSEWHERE, B, "TCP", 80)).isTrue();
    }

    private static NetworkPolicies from(String peers) {
        return policies("{podSelector: {}, policyTypes: [Ingress], ingress: [{from: [" + peers + "]}]}");
    }

    @Test
    void rejectsUnsupportedPolicies() {
        assertThatThrownBy(() -> from("{ipBlock: {cidr: 10.0.0.0/8}}").allow(A, B, "TCP", 80))
                .hasMessageContaining("block of addresses");
        assertThatThrownBy(
                        () -> policies("{podSelector: {}, policyTypes: [Ingress], ingress: [{ports: [{port: http}]}]}")
                                .allow(A, B, "TCP", 80))
                .hasMessageContaining("port by name");
    }

    @Test
    void detectsMissingOrTooWidePolicy() {
        List<Manifest> whole = Rendering.of(List.of("paper", "paper-load-generator"));
        List<Manifest> withoutDenial = whole.stream()
                .filter(manifest -> !manifest.name().equals("nothing"))
                .toList();
        assertThat(Zones.enforced(withoutDenial))
                .contains(new Connection("outside", "load-generator", "TCP", 22))
                .hasSizeGreaterThan(Zones.enforced(whole).size());

        List<Manifest> open = Rendering.broken(
                "NetworkPolicy",
                "database",
                tree -> Rendering.object(tree, "/spec/ingress/0").remove("from"));
        assertThat(Zones.enforced(open))
                .contains(new Connection("outside", "database", "TCP", 5432))
                .doesNotContain(new Connection("load-generator", "database", "TCP", 5432));
        assertThat(Zones.enforced(whole)).doesNotContain(new Connection("outside", "database", "TCP", 5432));
    }
}
