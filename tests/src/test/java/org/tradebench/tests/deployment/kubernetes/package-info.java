/**
 * What {@code deploy/kubernetes} says, compared with the shapes of Kubernetes' objects and against what the manifests must agree on: sizes, users, names,
 * zones. Each rule is a function from manifests to faults, and a test breaks a manifest to see that it finds the fault. What may never come in: a cluster,
 * a program other than the JDK, or a rule that only the renderings of today can meet.
 */
package org.tradebench.tests.deployment.kubernetes;
