/** Draws the report of a study or a comparison, the documents of all studies, and the outcomes of the papers' findings. */
@NullMarked
package org.tradebench.load.report.study;

import org.jspecify.annotations.NullMarked;
