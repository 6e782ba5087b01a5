package org.tradebench.tests.harness;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Decides for {@link Requires} before anything of a test class is set up. */
final class RequirementCondition implements ExecutionCondition {

    /** Each requirement is probed once per test run. */
    private static final Map<Requirement, Boolean> MET = new ConcurrentHashMap<>();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<Requirement> missing = AnnotationSupport.findAnnotation(context.getElement(), Requires.class).stream()
                .flatMap(requires -> Arrays.stream(requires.value()))
                .filter(requirement -> !MET.computeIfAbsent(requirement, Requirement::probe))
                .findFirst();
        if (missing.isEmpty()) {
            return ConditionEvaluationResult.enabled("this machine has what is required");
        }
        if (isBuildServer()) {
            throw new AssertionError("CI=true, where no test may be skipped; this one "
                    + missing.get().complaint());
        }
        return ConditionEvaluationResult.disabled(missing.get().complaint());
    }

    /** Whether a missing program fails the build instead of skipping a test. */
    static boolean isBuildServer() {
        return "true".equalsIgnoreCase(System.getenv("CI"));
    }
}
