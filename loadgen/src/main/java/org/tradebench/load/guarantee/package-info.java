/**
 * Checks that what users were shown follows from what they did, by their histories and the database.
 *
 * <p>The method is that of Jepsen's checkers. As in Elle (K. Kingsbury, P. Alvaro: Elle, inferring isolation anomalies from experimental observations, PVLDB 14(3),
 * 2020) each effect can be told by its number, so that the books say which operations took place at all; as in Knossos and Porcupine, which search as J. M. Wing and C. Gong
 * (Testing and verifying concurrent objects, JPDC 17, 1993) did, every state that the operations allow is followed, and one whose outcome is unknown may take effect at any later time.
 * What a session may expect is as D. B. Terry et al. define it (Session guarantees for weakly consistent replicated data, PDIS 1994): to read its own writes, and never
 * to read something older than before.
 *
 * <p>Reads a file and the database; changes neither. The validity checks decide what a finding means for a run.
 */
@NullMarked
package org.tradebench.load.guarantee;

import org.jspecify.annotations.NullMarked;
