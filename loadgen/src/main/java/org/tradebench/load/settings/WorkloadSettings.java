package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Describes the load.
 *
 * @param plan what the virtual users play
 * @param updates percentage of update operations; only the plan trade has a choice
 * @param virtualUsers of all load generators together
 * @param thinkTime pause before every request of the closed model
 * @param arrivals of the open model, in which free virtual users play the operations that arrive; null: the closed model
 * @param seed of the rows, the decks and the draws
 * @param loadGenerators JMeter processes that share the virtual users
 * @param primitive what the plan primitives plays over and over; null with any other plan
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WorkloadSettings(
        WorkloadPlan plan,
        int updates,
        int virtualUsers,
        @JsonSerialize(using = TimeText.Writer.class) Duration thinkTime,
        @Nullable ArrivalSettings arrivals,
        long seed,
        int loadGenerators,
        @Nullable String primitive) {

    /** Valid numbers of virtual users; one JVM cannot play more without falling behind. */
    public static final Range VIRTUAL_USERS = new Range(1, 5_000);

    public static final Range LOAD_GENERATORS = new Range(1, 1_000);
    public static final int CLOSED_VIRTUAL_USERS = 8;

    /** Default number in the open model, enough that a stall of tenths of a second at some hundred operations per second does not occupy all of them. */
    public static final int OPEN_VIRTUAL_USERS = 64;

    public static final int UPDATES = 14;
    public static final long SEED = 42;
    static final Duration LONGEST_THINK_TIME = Duration.ofMinutes(10);

    /** 8 virtual users of the plan trade with 14 % updates and no think time. */
    public static final WorkloadSettings STANDARD = of(null, null, null, null, null, null, null, null);

    public WorkloadSettings {
        VIRTUAL_USERS.check("workload.virtualUsers", virtualUsers);
        LOAD_GENERATORS.check("workload.loadGenerators", loadGenerators);
        Range.check("workload.thinkTime", thinkTime, Duration.ZERO, LONGEST_THINK_TIME);
        if (updates < 0 || updates > 14 || updates % 2 != 0) {
            throw Range.expected("workload.updates", "0, 2, 4, 6, 8, 10, 12 or 14", updates);
        }
        if (updates != UPDATES && !plan.hasUpdateMixes()) {
            throw Range.expected(
                    "workload.updates", "none, because plan " + plan.label() + " has one operation mix", updates);
        }
        if ((plan == WorkloadPlan.PRIMITIVES) != (primitive != null)) {
            throw Range.expected(
                    "workload.primitive",
                    "the name of a primitive with plan primitives, and none with another plan",
                    primitive == null ? "none" : primitive);
        }
        if (arrivals != null && !thinkTime.isZero()) {
            throw Failure.usage(
                    "workload.thinkTime: operations that arrive at a rate have no think time; expected --think-time, or --arrivals or --find-max, not both.");
        }
    }

    /** Describes the load of a plan that plays more than one primitive. */
    public WorkloadSettings(
            WorkloadPlan plan,
            int updates,
            int virtualUsers,
            Duration thinkTime,
            @Nullable ArrivalSettings arrivals,
            long seed,
            int loadGenerators) {
        this(plan, updates, virtualUsers, thinkTime, arrivals, seed, loadGenerators, null);
    }

    /** Fills in what a file leaves out. */
    @JsonCreator
    static WorkloadSettings of(
            @JsonProperty("plan") @Nullable WorkloadPlan plan,
            @JsonProperty("updates") @Nullable Integer updates,
            @JsonProperty("virtualUsers") @Nullable Integer virtualUsers,
            @JsonProperty("thinkTime") @JsonDeserialize(using = TimeText.Reader.class) @Nullable Duration thinkTime,
            @JsonProperty("arrivals") @Nullable ArrivalSettings arrivals,
            @JsonProperty("seed") @Nullable Long seed,
            @JsonProperty("loadGenerators") @Nullable Integer loadGenerators,
            @JsonProperty("primitive") @Nullable String primitive) {
        return new WorkloadSettings(
                Objects.requireNonNullElse(plan, WorkloadPlan.TRADE),
                updates == null ? UPDATES : updates,
                virtualUsers == null ? standardVirtualUsers(arrivals) : virtualUsers,
                Objects.requireNonNullElse(thinkTime, Duration.ZERO),
                arrivals,
                seed == null ? SEED : seed,
                loadGenerators == null ? 1 : loadGenerators,
                primitive);
    }

    /** Returns the default number of virtual users, which the open model needs more of. */
    public static int standardVirtualUsers(@Nullable ArrivalSettings arrivals) {
        return arrivals == null ? CLOSED_VIRTUAL_USERS : OPEN_VIRTUAL_USERS;
    }

    /** Returns the number of virtual users with other arrivals: the closed model's default becomes the open model's. */
    public int virtualUsersWith(@Nullable ArrivalSettings other) {
        boolean standard = arrivals == null && virtualUsers == CLOSED_VIRTUAL_USERS;
        return standard ? standardVirtualUsers(other) : virtualUsers;
    }

    /**
     * Refuses arrivals that the plan cannot play, or not at the requested times; accepts the closed model.
     *
     * @param processes load generators that share the rate
     * @throws Failure of usage
     */
    public void checkArrivals(int processes) {
        if (arrivals == null) {
            return;
        }
        if (processes > 1 && arrivals.spacesEvenly()) {
            throw Failure.usage(
                    "several load generators do not coordinate their arrivals, which are then not evenly spaced together: expected one load generator, or --arrival-process poisson (random_arrivals in a profile)");
        }
        if (!plan.hasArrivals()) {
            throw Failure.usage(
                    "the plan " + plan.label()
                            + " has one URL behind which the application plays the mix: --arrivals and --find-max are for the other plans");
        }
    }

    /** Returns this load with another number of virtual users. */
    public WorkloadSettings withVirtualUsers(int count) {
        return new WorkloadSettings(plan, updates, count, thinkTime, arrivals, seed, loadGenerators, primitive);
    }

    /** Returns this load with a pause before every request. */
    public WorkloadSettings withThinkTime(Duration pause) {
        return new WorkloadSettings(plan, updates, virtualUsers, pause, arrivals, seed, loadGenerators, primitive);
    }

    /** Returns this load in the open model; null: in the closed model. */
    public WorkloadSettings withArrivals(@Nullable ArrivalSettings what) {
        return new WorkloadSettings(plan, updates, virtualUsers, thinkTime, what, seed, loadGenerators, primitive);
    }

    /** Returns this load with another seed. */
    public WorkloadSettings withSeed(long other) {
        return new WorkloadSettings(plan, updates, virtualUsers, thinkTime, arrivals, other, loadGenerators, primitive);
    }

    /** Returns this load by a number of JMeter processes. */
    public WorkloadSettings withLoadGenerators(int count) {
        return new WorkloadSettings(plan, updates, virtualUsers, thinkTime, arrivals, seed, count, primitive);
    }
}
