/**
 * Compares our cache with Open Liberty's, which contains the original DynaCache engine: both execute the same scripts, and the documentation lists every
 * difference in their answers. Out of scope: differences without a reason.
 */
package org.tradebench.tests.oracle;
