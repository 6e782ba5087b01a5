/**
 * The pages as people see and use them: in a real Chromium, through each web interface, by day, by night and on a phone; with a quiet console, without a
 * request to another host, and accessible as far as axe-core can check. And the reports, which are passed on and printed. Out of scope: what a page's HTML
 * alone can show, which {@code pages} tests without a browser, a hundred times faster.
 *
 * <p>Chromium is driven by Selenium, through the chromedriver that the system's packages bring along with Chromium: two small programs whose versions belong
 * together, 15 MB of libraries, and nothing is fetched while the tests run. Playwright would need no chromedriver, but includes a Node runtime for each
 * platform in a library of 200 MB, and is made for a Chromium of its own that it downloads. Of axe-core only its script is used, which the pages are evaluated
 * by.
 */
package org.tradebench.tests.screen;
