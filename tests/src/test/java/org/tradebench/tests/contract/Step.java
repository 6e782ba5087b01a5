package org.tradebench.tests.contract;

/**
 * One answer of the script.
 *
 * @param expectedStatus the same in every mode
 * @param page normalised: without moments
 */
record Step(String what, int expectedStatus, int status, String title, String page) {

    /** What can be compared at a glance. */
    String headline() {
        return status + " " + title + ": " + what;
    }
}
