/**
 * Two results of their own beside each other: two runs, two studies, one study of two machines. Whether they may be compared, in what they stand on they differ, and
 * the ratio of each measure. What may never come in: how it is drawn. Arms of one measurement are the business of {@code comparison}.
 */
package org.tradebench.load.pair;
