package org.tradebench.tests.contract;

/**
 * One answer of the script.
 *
 * @param expectedStatus the same in every mode
 * @param page normalized: without times
 */
record Step(String what, int expectedStatus, int status, String title, String page) {

    /** Whether it shows a new order, which may or may not have been completed when the page was rendered. */
    boolean showsNewOrder() {
        return status == 200 && title.equals("DayTrader Order information");
    }

    /** Status, title and step in one line. */
    String headline() {
        return status + " " + title + ": " + what;
    }
}
