package org.tradebench.tests.harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A test class that drives a system of its own, such as the cluster in containers, or none, and not {@link RunningTrader}. Such classes run beside the others,
 * one at a time: they wait for containers and windows most of the time, the others compute.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("the lane of those with a system of their own")
public @interface OwnSystem {}
