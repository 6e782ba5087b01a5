/**
 * The live views and their clients, of whom some are slow and some are dead. What may never come in: a measured time.
 */
package org.tradebench.tests.live;
