package org.tradebench.load.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.failure.Failure;

/**
 * A study as its file says it.
 *
 * @param name its word on the command line
 * @param source the paper that it repeats: ZVM, T5, SOA, IBMi, LDOM or ours
 * @param question what it answers
 * @param factors one or two; the first one's levels are compared, at each level of the second one
 * @param fixed settings of every trial
 * @param staging levels for hardware that carries them, by factor
 * @param interest the smallest difference that somebody would act on, as a share: 0.03 is 3 %
 * @param blocks how often every level is visited
 * @param claims of the paper; empty when it has none that could be tested
 * @param weakens what a run on one small machine cannot show; empty when there is nothing
 * @param text of the file, kept with every result
 */
public record Study(
        String name,
        String title,
        String source,
        String question,
        List<Factor> factors,
        Map<Setting, String> fixed,
        Map<String, List<Level>> staging,
        double interest,
        int blocks,
        List<Claim> claims,
        String weakens,
        String text) {
    public Study {
        factors = List.copyOf(factors);
        fixed = Map.copyOf(fixed);
        staging = Map.copyOf(staging);
        claims = List.copyOf(claims);
    }

    /** The factor whose levels are compared. */
    public Factor compared() {
        return factors.get(0);
    }

    /** The factor at whose levels they are compared. */
    public Optional<Factor> over() {
        return factors.size() > 1 ? Optional.of(factors.get(1)) : Optional.empty();
    }

    /** The study at the size for staging hardware; the same when its file has no other. */
    public Study atStagingSize() {
        return with(factors.stream()
                .map(factor -> staging.containsKey(factor.name()) ? factor.with(staging.get(factor.name())) : factor)
                .toList());
    }

    /**
     * The study with some levels of a factor only.
     *
     * @param labels two or more of the first factor, one or more of the second, in this order
     * @throws Failure names what is not there
     */
    public Study only(String factorName, List<String> labels) {
        List<Factor> changed = new ArrayList<>();
        boolean found = false;
        for (Factor factor : factors) {
            if (factor.name().equals(factorName)) {
                found = true;
                changed.add(factor.with(
                        labels.stream().map(label -> known(factor, label)).toList()));
            } else {
                changed.add(factor);
            }
        }
        if (!found) {
            throw Failure.usage("study '" + name + "' has no factor '" + factorName + "': "
                    + String.join(" or ", factors.stream().map(Factor::name).toList()) + " would be right");
        }
        if (changed.get(0).levels().size() < 2) {
            throw Failure.usage("one level of " + changed.get(0).name()
                    + " cannot be compared: two or more, divided by commas, would be right");
        }
        return with(changed);
    }

    private static Level known(Factor factor, String label) {
        return factor.level(label)
                .orElseThrow(() -> Failure.usage("'" + label + "' is no level of " + factor.name() + ": "
                        + String.join(
                                ", ", factor.levels().stream().map(Level::label).toList())
                        + " would be right"));
    }

    private Study with(List<Factor> others) {
        return new Study(
                name, title, source, question, others, fixed, staging, interest, blocks, claims, weakens, text);
    }
}
