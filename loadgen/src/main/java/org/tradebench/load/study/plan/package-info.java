/**
 * Which trials a study makes, and in which order. What may never come in: how a trial is measured.
 */
package org.tradebench.load.study.plan;
