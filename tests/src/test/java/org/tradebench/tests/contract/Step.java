package org.tradebench.tests.contract;

/**
 * One answer of the script.
 *
 * @param expectedStatus the same in every mode
 * @param page normalised: without moments
 */
record Step(String what, int expectedStatus, int status, String title, String page) {

    /** Whether it shows an order just placed, which may have been completed when the page was drawn, or not yet. */
    boolean showsNewOrder() {
        return status == 200 && title.equals("DayTrader Order information");
    }

    /** What can be compared at a glance. */
    String headline() {
        return status + " " + title + ": " + what;
    }
}
