/**
 * Compares the database with the answers that a load received: the consistency conditions of its rows, orders that were acknowledged or left open, the pages
 * that each application node shows, and the histories of virtual users.
 *
 * <p>Histories are checked by the method of Jepsen's checkers. As in Elle (K. Kingsbury, P. Alvaro: Elle, inferring isolation anomalies from experimental
 * observations, PVLDB 14(3), 2020) each effect has a number, so that the database shows which operations took place at all; as in Knossos and Porcupine, which
 * search as J. M. Wing and C. Gong (Testing and verifying concurrent objects, JPDC 17, 1993) did, every state that the operations allow is followed, and one
 * whose outcome is unknown may take effect at any later time. What a session may expect is as D. B. Terry et al. define it (Session guarantees for weakly
 * consistent replicated data, PDIS 1994): to read its own writes, and never to read something older than before.
 *
 * <p>Changes no row, and does not decide whether a run is valid, which {@code validity} does.
 */
@NullMarked
package org.tradebench.load.consistency;

import org.jspecify.annotations.NullMarked;
