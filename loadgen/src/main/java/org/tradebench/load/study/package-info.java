/**
 * What a study is: factors, levels, settings, claims, and the file that says so. What may never come in: how a trial is measured, and what came out.
 */
package org.tradebench.load.study;
