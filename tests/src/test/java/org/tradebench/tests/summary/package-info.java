/**
 * The last lines of a build: how many tests ran, what was skipped and what would run it, and which test classes are slowest. It reads the reports that Surefire
 * and Failsafe wrote and runs no test. Out of scope: limits on measured times that fail a build.
 */
package org.tradebench.tests.summary;
