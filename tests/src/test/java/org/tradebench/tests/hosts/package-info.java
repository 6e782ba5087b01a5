/**
 * Staging hardware: runs over hosts that are reached by a real ssh. Containers stand in for machines; only their addresses differ from those of real ones.
 */
package org.tradebench.tests.hosts;
