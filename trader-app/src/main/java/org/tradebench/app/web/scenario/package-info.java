/**
 * Plays the standard workload at {@code /scenario} for a client that only requests one URL. It asks the front controller for the page, as a client would. Out
 * of scope: a way to do what a client with the populated users' password could not.
 */
@NullMarked
package org.tradebench.app.web.scenario;

import org.jspecify.annotations.NullMarked;
