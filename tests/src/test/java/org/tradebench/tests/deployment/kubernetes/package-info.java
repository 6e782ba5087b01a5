/**
 * Validates {@code deploy/kubernetes} against the schemas of Kubernetes' objects and against rules on sizes, users, names and zones. Each rule is a function
 * from manifests to faults, and a test breaks a manifest to see that the rule finds the fault. Out of scope: a cluster, programs other than the JDK, and rules
 * that only today's renderings can meet.
 */
package org.tradebench.tests.deployment.kubernetes;
