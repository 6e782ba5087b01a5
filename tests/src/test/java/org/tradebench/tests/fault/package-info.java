/** Faults that the cluster must survive: injected by the real command into containers, or into processes where no containers are needed. */
package org.tradebench.tests.fault;
