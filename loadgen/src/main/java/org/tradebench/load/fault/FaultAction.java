package org.tradebench.load.fault;

import java.time.Duration;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Injects a fault and lifts it again, whatever happens in between. */
final class FaultAction {
    /** Time limit of a cold start of an application node, which takes long on a busy machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(9);

    /** How far ahead a skewed clock runs: more than a request takes, and than the life of what is valid for a minute. */
    private static final Duration SKEW = Duration.ofSeconds(90);

    private static final Duration POLL = Duration.ofMillis(200);

    private final NodeControl nodes;
    private final Fault fault;
    /** Chosen once, because another node becomes the coordinator as soon as the fault hits. */
    private final List<String> affectedNodes;

    FaultAction(NodeControl nodes, Fault fault) {
        this.nodes = nodes;
        this.fault = fault;
        this.affectedNodes = chooseNodes();
    }

    /** Returns the nodes that the fault hits. */
    List<String> affectedNodes() {
        return affectedNodes;
    }

    private List<String> chooseNodes() {
        List<String> applications = nodes.applications();
        return switch (fault.kind()) {
            case KILL_NODE, PAUSE_NODE, CLOCK_SKEW -> List.of(applications.get(applications.size() - 1));
            case PARTITION, ROLLING_RESTART -> applications;
            case KILL_DATABASE, PAUSE_DATABASE, PARTITION_DATABASE, STOP_DATABASE_FAST, DISK_FULL, FAIL_OVER_DATABASE ->
                List.of(nodes.database());
            case LOST_COORDINATOR ->
                List.of(nodes.coordinator().orElseThrow(() -> Failure.of("no node leads the cache cluster now")));
            case RESTART_PROXY -> List.of(nodes.outermost().orElseThrow());
        };
    }

    /** Injects the fault, holds it, and lifts it. Returns when the nodes that were stopped, paused or given another clock serve again. */
    void perform() throws InterruptedException {
        switch (fault.kind()) {
            case KILL_NODE, KILL_DATABASE, LOST_COORDINATOR -> killAndRestart(affectedNodes.get(0));
            case PAUSE_NODE, PAUSE_DATABASE -> pause(affectedNodes.get(0));
            case PARTITION -> partition(affectedNodes);
            case PARTITION_DATABASE -> separate(nodes.applications(), affectedNodes);
            case FAIL_OVER_DATABASE -> failOver(affectedNodes.get(0));
            case DISK_FULL -> fillDisk();
            case CLOCK_SKEW -> skewClock(affectedNodes.get(0));
            case RESTART_PROXY, STOP_DATABASE_FAST -> restart(affectedNodes.get(0));
            case ROLLING_RESTART -> {
                for (String node : affectedNodes) {
                    restart(node);
                }
            }
        }
    }

    private void killAndRestart(String node) throws InterruptedException {
        nodes.kill(node);
        try {
            hold();
        } finally {
            nodes.start(node);
        }
        awaitHealthy(node);
    }

    private void failOver(String primary) throws InterruptedException {
        nodes.kill(primary);
        try {
            hold();
        } finally {
            nodes.promoteStandby();
        }
        nodes.start(primary);
        awaitHealthy(primary);
    }

    private void pause(String node) throws InterruptedException {
        nodes.pause(node);
        try {
            hold();
        } finally {
            nodes.resume(node);
        }
        awaitHealthy(node);
    }

    private void partition(List<String> applications) throws InterruptedException {
        int half = applications.size() / 2;
        separate(applications.subList(0, half), applications.subList(half, applications.size()));
    }

    private void separate(List<String> one, List<String> other) throws InterruptedException {
        try {
            nodes.separate(one, other);
            hold();
        } finally {
            nodes.join(one, other);
        }
    }

    private void skewClock(String node) throws InterruptedException {
        try {
            nodes.setClockAhead(node, SKEW);
            hold();
        } finally {
            nodes.setClockAhead(node, Duration.ZERO);
        }
        awaitHealthy(node);
    }

    private void fillDisk() throws InterruptedException {
        try {
            nodes.fillDisk();
            hold();
        } finally {
            nodes.freeDisk();
        }
        awaitHealthy(nodes.database());
    }

    private void restart(String node) throws InterruptedException {
        try {
            nodes.stop(node);
            hold();
        } finally {
            nodes.start(node);
        }
        awaitHealthy(node);
    }

    private void hold() throws InterruptedException {
        Thread.sleep(Duration.ofSeconds(fault.heldSeconds()).toMillis());
    }

    private void awaitHealthy(String node) throws InterruptedException {
        long limit = System.nanoTime() + PATIENCE.toNanos();
        while (!nodes.isHealthy(node)) {
            if (System.nanoTime() > limit) {
                throw Failure.of(node + " does not serve again " + PATIENCE.toMinutes() + " minutes after fault "
                        + fault.kind().label());
            }
            Thread.sleep(POLL.toMillis());
        }
    }
}
