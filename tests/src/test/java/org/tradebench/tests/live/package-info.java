/** The live views and their clients, of whom some are slow and some are dead. Out of scope: measured times. */
package org.tradebench.tests.live;
