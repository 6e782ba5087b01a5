package org.tradebench.app.web.admin.monitor;

import java.util.List;
import java.util.stream.Collectors;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CachePolicy;
import org.tradebench.cache.policy.NameRule;

/** Shows the caching policies that were read. */
final class PolicyTables {
    private PolicyTables() {}

    static List<TableView> of(CachePolicies policies) {
        return List.of(
                new TableView(
                        "Policies of cachespec.xml; the map's caching type has its own, of the same groups",
                        List.of("For", "Class", "Line", "Ids by", "Groups", "Invalidates"),
                        policies.all().stream().map(PolicyTables::row).toList(),
                        "The policy file has no policy."),
                new TableView(
                        "Ignored parts of the file",
                        List.of("Warning"),
                        policies.warnings().stream()
                                .map(text -> List.of(Cell.text(text)))
                                .toList(),
                        "Nothing in the file is ignored."));
    }

    private static List<Cell> row(CachePolicy<?> policy) {
        return List.of(
                Cell.text(policy.names().stream().map(CacheTexts::template).collect(Collectors.joining(", "))),
                Cell.text(policy.cacheClass().text()),
                Cell.number(policy.line()),
                Cell.text(lines(
                        policy.cacheIdRules().stream().map(CacheTexts::rule).toList())),
                Cell.text(names(policy.dependencyIdRules())),
                Cell.text(names(policy.invalidationRules())));
    }

    private static String names(List<? extends NameRule<?>> rules) {
        return lines(rules.stream().map(CacheTexts::rule).toList());
    }

    private static String lines(List<String> rules) {
        return rules.size() < 2 ? String.join("", rules) : "• " + String.join("\n• ", rules);
    }
}
