package org.tradebench.tests.harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Skips a test, or a class of tests, on a machine that lacks one of these programs, with one line that says which and how to install it. With {@code CI=true} in the
 * environment nothing is skipped: the test fails instead. It is tagged {@code program}, because a build without these programs has left it out.
 */
@Tag("program")
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RequirementCondition.class)
public @interface Requires {
    Requirement[] value();
}
