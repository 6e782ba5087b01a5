/**
 * The last lines of a build: how many tests ran, what was skipped and what would run it, and which test classes are slowest. It reads the reports that Surefire
 * and Failsafe wrote and runs no test. What may never come in: a limit on a measured time that fails a build.
 */
package org.tradebench.tests.summary;
