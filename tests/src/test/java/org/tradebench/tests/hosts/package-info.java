/**
 * Staging hardware: runs over hosts that are reached by a real ssh. Containers stand for the machines; nothing but their address tells them from real ones.
 */
package org.tradebench.tests.hosts;
