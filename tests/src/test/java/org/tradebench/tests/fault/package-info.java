/** What the cluster must survive, made with containers through the real command, and with processes where containers are not needed. */
package org.tradebench.tests.fault;
