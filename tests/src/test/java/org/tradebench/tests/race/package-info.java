/** Many visitors at the same moment, in every mode; afterwards every cent and every share is accounted for. Out of scope: measured times. */
package org.tradebench.tests.race;
