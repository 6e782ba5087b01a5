/**
 * Validates {@code deploy/kubernetes} against the schemas of Kubernetes' objects and against rules on sizes, users, names and zones. Each rule is a function from
 * manifests to faults, and a test breaks a manifest to see that the rule finds the fault. What may never come in: a cluster, a program other than the JDK, or a rule
 * that only today's renderings can meet.
 */
package org.tradebench.tests.deployment.kubernetes;
