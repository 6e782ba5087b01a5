package org.tradebench.tests.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.service.CacheService;

/**
 * Executes the same scripts on Open Liberty's DynaCache and on our cache, and compares the answers. It runs in a lane of its own, because it mostly waits for times to
 * live and shares its server with no other test.
 */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("oracle")
class OracleIT {

    private static List<String> ours(CacheService service, Scenario scenario) {
        // The oracle uses the rotating ring of priorities.
        CacheSettings settings = CacheSettings.named(scenario.name())
                .withMaxEntries(LibertyOracle.ENTRIES)
                .withEviction(EvictionPolicy.LRU);
        return new Script(new OurFace(service.instance(settings))).run(scenario.steps());
    }

    private static List<Difference> differences(Scenario scenario, List<String> theirs, List<String> ours) {
        assertThat(theirs).hasSameSizeAs(ours);
        List<Difference> found = new ArrayList<>();
        for (int i = 0; i < ours.size(); i++) {
            if (!ours.get(i).equals(theirs.get(i))) {
                found.add(new Difference(scenario.step(i), theirs.get(i), ours.get(i)));
            }
        }
        return found;
    }

    @Test
    void matchesDynaCacheExceptListedDifferences() throws Exception {
        List<Scenario> scenarios = Scenario.all();
        List<Difference> found = new ArrayList<>();
        ExecutorService other = Executors.newSingleThreadExecutor();
        try (LibertyOracle oracle = LibertyOracle.start(
                        scenarios.stream().map(Scenario::name).toList());
                CacheService service = CacheService.builder().build()) {
            // One after the other: the original's caches share their daemons, and wait for each other for ever when two
            // threads are at work.
            for (Scenario scenario : scenarios) {
                Future<List<String>> ours = other.submit(() -> ours(service, scenario));
                List<String> theirs = oracle.run(scenario.name(), scenario.steps());
                found.addAll(differences(scenario, theirs, ours.get()));
            }
        } finally {
            other.shutdownNow();
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(Difference.listed());
    }
}
