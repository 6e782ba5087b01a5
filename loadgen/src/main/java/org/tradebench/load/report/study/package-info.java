/** Draws the report of a study or a comparison, the documents of all studies, and the outcomes of the papers' findings. */
package org.tradebench.load.report.study;
