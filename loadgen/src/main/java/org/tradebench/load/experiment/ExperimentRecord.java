package org.tradebench.load.experiment;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.validity.Validity;

/**
 * Holds the record of an experiment ({@code study.json}).
 *
 * @param version of the schema: {@value #VERSION}; earlier ones are read, too
 * @param study its name
 * @param file the study file's text, as it was when the study began
 * @param sizes levels of the command line that replace the file's own, by factor
 * @param staging whether the file's sizes for staging hardware were used
 * @param target what the trials ran on, by its label for {@code --target}; null in records from before there was a choice
 * @param fork how the trials came by their system; process in records from before there was a choice
 * @param settings of the command line that replace the file's fixed ones, by key
 * @param blocks requested number of blocks
 * @param seed of the blocks' orders, of the rows and of the load
 * @param plan hash of all treatments and settings, which identifies what was measured
 * @param command repeats it
 * @param machine facts about the machine before anything was started, and about the software that ran on it
 * @param trials in the order in which they were made
 * @param most blocks that the pilot may choose; null when {@code blocks} is the number
 * @param choice of the pilot; null before it has ended, and without a pilot
 * @param knee what rates of arrivals are shares of; null before it is known, and where no rate is a share
 * @param ended why no further trial was made, in a sentence; null while it is running, or when it was broken off
 */
public record ExperimentRecord(
        int version,
        String study,
        String file,
        Map<String, List<String>> sizes,
        boolean staging,
        @Nullable String target,
        ForkMode fork,
        Map<String, String> settings,
        int blocks,
        long seed,
        String plan,
        String command,
        Instant startedAt,
        Instant endedAt,
        Map<String, String> machine,
        List<TrialRecord> trials,
        @Nullable Integer most,
        @Nullable BlockChoice choice,
        @Nullable FoundKnee knee,
        @Nullable String ended) {
    /** The schema version that is written. Earlier ones are read, too: version 2 had figures in place of metrics, version 1 a verdict in place of a trial's result. */
    public static final int VERSION = 3;

    /** Name of the file in the result folder. */
    public static final String FILE = "study.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    public ExperimentRecord {
        sizes = Map.copyOf(sizes);
        fork = fork == null ? ForkMode.PROCESS : fork;
        settings = settings == null ? Map.of() : Map.copyOf(Setting.standardKeys(settings));
        machine = Map.copyOf(machine);
        trials = List.copyOf(trials);
    }

    /** Creates the record of an experiment with a fresh system for each trial and a requested number of blocks. */
    public ExperimentRecord(
            int version,
            String study,
            String file,
            Map<String, List<String>> sizes,
            boolean staging,
            @Nullable String target,
            Map<String, String> settings,
            int blocks,
            long seed,
            String plan,
            String command,
            Instant startedAt,
            Instant endedAt,
            Map<String, String> machine,
            List<TrialRecord> trials,
            @Nullable String ended) {
        this(
                version,
                study,
                file,
                sizes,
                staging,
                target,
                ForkMode.PROCESS,
                settings,
                blocks,
                seed,
                plan,
                command,
                startedAt,
                endedAt,
                machine,
                trials,
                null,
                null,
                null,
                ended);
    }

    /** Returns a copy with this fork mode. */
    public ExperimentRecord forked(ForkMode how) {
        return new ExperimentRecord(
                version, study, file, sizes, staging, target, how, settings, blocks, seed, plan, command, startedAt,
                endedAt, machine, trials, most, choice, knee, ended);
    }

    /** Returns a copy whose pilot may choose up to so many blocks; null: without a pilot. */
    public ExperimentRecord upTo(@Nullable Integer blocksAtMost) {
        return copy(blocks, plan, machine, blocksAtMost, choice, knee);
    }

    /** Returns a copy with the choice of the pilot. */
    public ExperimentRecord chosen(BlockChoice what) {
        return copy(what.blocks(), plan, machine, most, what, knee);
    }

    /** Returns a copy with the knee. */
    public ExperimentRecord found(FoundKnee what) {
        return copy(blocks, plan, machine, most, choice, what);
    }

    /** Returns a copy with one more trial. */
    public ExperimentRecord with(TrialRecord trial) {
        List<TrialRecord> more = new ArrayList<>(trials);
        more.add(trial);
        return with(more, null);
    }

    /** Returns a copy that has ended for a reason. */
    public ExperimentRecord ended(String why) {
        return with(trials, why);
    }

    /** Returns a copy with the hash of its plan. */
    public ExperimentRecord planned(String hash) {
        return copy(blocks, hash, machine, most, choice, knee);
    }

    /** Returns a copy with these facts about the machine and the software. */
    public ExperimentRecord on(Map<String, String> facts) {
        return copy(blocks, plan, facts, most, choice, knee);
    }

    private ExperimentRecord with(List<TrialRecord> made, @Nullable String why) {
        return new ExperimentRecord(
                version,
                study,
                file,
                sizes,
                staging,
                target,
                fork,
                settings,
                blocks,
                seed,
                plan,
                command,
                startedAt,
                Instant.now(),
                machine,
                made,
                most,
                choice,
                knee,
                why);
    }

    private ExperimentRecord copy(
            int ofBlocks,
            String hash,
            Map<String, String> facts,
            @Nullable Integer atMost,
            @Nullable BlockChoice chosen,
            @Nullable FoundKnee found) {
        return new ExperimentRecord(
                version, study, file, sizes, staging, target, fork, settings, ofBlocks, seed, hash, command, startedAt,
                endedAt, facts, trials, atMost, chosen, found, ended);
    }

    /** Returns the experiment as it was requested: from the text that was kept, not from today's file. */
    public Experiment definition() {
        return asRequested(ExperimentFile.kept(study, keptFile(), file));
    }

    /** Names the kept text in messages. */
    public String keptFile() {
        return study + ".yaml as it was kept in " + FILE;
    }

    /** Applies what the command line replaces in the file: target, size, settings, levels. */
    public Experiment asRequested(Experiment own) {
        Experiment sized = (staging ? own.atStagingSize() : own)
                .on(target == null ? own.target() : target)
                .with(settings);
        for (Map.Entry<String, List<String>> size : sizes.entrySet()) {
            sized = sized.only(size.getKey(), size.getValue());
        }
        return sized;
    }

    /**
     * Returns the number of blocks with those that replace a disturbed one: one for each block in which {@linkplain TrialRecord#disturbed() other work}
     * disturbed a trial, at most half as many as were requested. Trials that find the knee belong to no block. The disturbed ones stay in the record. Their cause lies outside of what is measured, so that
     * this biases the result no more than leaving them out.
     */
    public int blocksWithReplacements() {
        long disturbed = trials.stream()
                .filter(trial -> trial.disturbed() && trial.block() > 0)
                .mapToInt(TrialRecord::block)
                .distinct()
                .count();
        return blocks + (int) Math.min(disturbed, blocks / 2);
    }

    /**
     * Returns those planned trials that are to be made: a trial that failed is made again; one that was INCONCLUSIVE or INVALID is not, because repeating until
     * it passes would bias the result.
     */
    public List<PlannedTrial> remaining(List<PlannedTrial> planned) {
        return planned.stream()
                .filter(one -> trials.stream()
                        .noneMatch(made -> made.block() == one.block()
                                && made.treatment().equals(one.treatment().label())
                                && made.failure() == null))
                .toList();
    }

    /** Returns whether all trials were made, and no pilot has still to choose how many there are. */
    public boolean complete() {
        RandomizedBlocks design = RandomizedBlocks.of(definition(), blocks, seed);
        return (most == null || choice != null)
                && IntStream.rangeClosed(1, blocksWithReplacements())
                        .allMatch(block -> remaining(design.block(block)).isEmpty());
    }

    /** Returns the worst result of its trials, except those that failed and were made again; VALID without any. */
    public Validity worst() {
        return trials.stream()
                .filter(trial -> !isMadeAgain(trial))
                .map(TrialRecord::result)
                .max(Validity::compareTo)
                .orElse(Validity.VALID);
    }

    private boolean isMadeAgain(TrialRecord trial) {
        return trial.failure() != null
                && trials.stream()
                        .anyMatch(other -> other.failure() == null
                                && other.block() == trial.block()
                                && other.treatment().equals(trial.treatment()));
    }

    /** Returns the hours that all trials took. */
    public double hours() {
        return trials.stream().mapToDouble(TrialRecord::seconds).sum() / 3600;
    }

    /** Returns whether the folder holds an experiment's result, also one of an earlier version of the program. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE))
                || EarlierRecord.file(folder).isPresent();
    }

    /** Reads the record in a folder. */
    public static ExperimentRecord read(Path folder) {
        if (!Files.isRegularFile(folder.resolve(FILE))) {
            Optional<Path> earlier = EarlierRecord.file(folder);
            if (earlier.isPresent()) {
                return EarlierRecord.read(earlier.get());
            }
            throw Failure.usage(folder + " is not the result of a study (there is no " + FILE
                    + " in it): expected the folder that './trader experiment run' named");
        }
        try {
            ExperimentRecord record = JSON.readValue(folder.resolve(FILE).toFile(), ExperimentRecord.class);
            if (record.version() < 1 || record.version() > VERSION) {
                throw Failure.of(folder.resolve(FILE) + " is of version " + record.version()
                        + ": this program reads versions 1 to " + VERSION);
            }
            return record;
        } catch (IOException e) {
            throw Failure.of("cannot read " + folder.resolve(FILE) + ": " + e.getMessage(), e);
        }
    }

    /** Writes it such that a reader, also after Ctrl-C, sees the old record or the new one, never a part. */
    public void write(Path folder) {
        Path file = folder.resolve(FILE);
        Path next = folder.resolve(FILE + ".next");
        try {
            JSON.writeValue(next.toFile(), this);
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
