package org.tradebench.load.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Setting;

/**
 * Describes a published study and how it is replicated.
 *
 * @param experiment that replicates it
 * @param source the paper: ZVM, T5, SOA, IBMi, LDOM or ours
 * @param question what it answers
 * @param paper what the paper did and found; empty when there is none
 * @param here what is run in its place on one small machine
 * @param instead how it is made, when not by trials of its own; null when by trials, and then there are factors
 * @param findings of the paper; empty when it has none that could be tested
 * @param published numbers of the paper, to be drawn beside ours
 * @param weakens what a run on one small machine cannot show; empty when there is nothing
 */
public record Study(
        Experiment experiment,
        String source,
        String question,
        String paper,
        String here,
        @Nullable Instead instead,
        List<Finding> findings,
        @Nullable Published published,
        String weakens) {
    public Study {
        findings = List.copyOf(findings);
    }

    /** Replaces the experiment by one with other levels, or other settings. */
    public Study by(Experiment changed) {
        return new Study(changed, source, question, paper, here, instead, findings, published, weakens);
    }

    /** Returns its name on the command line. */
    public String name() {
        return experiment.name();
    }

    public String title() {
        return experiment.title();
    }

    public String target() {
        return experiment.target();
    }

    public List<Factor> factors() {
        return experiment.factors();
    }

    public Factor compared() {
        return experiment.compared();
    }

    public Optional<Factor> over() {
        return experiment.over();
    }

    public Map<Setting, String> fixed() {
        return experiment.fixed();
    }

    /**
     * Describes how a study is measured that has no trials of its own.
     *
     * @param command of this program, without its name; null when there is none that a person could type as it is
     * @param how what to do, in a sentence or two
     */
    public record Instead(@Nullable String command, String how) {}
}
