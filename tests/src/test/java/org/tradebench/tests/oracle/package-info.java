/**
 * Compares our cache with Open Liberty's, which contains the original DynaCache engine: both execute the same scripts, and the documentation lists every difference in
 * their answers. What may never come in: a difference without its reason.
 */
package org.tradebench.tests.oracle;
