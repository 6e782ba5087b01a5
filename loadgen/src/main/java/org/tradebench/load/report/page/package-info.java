/**
 * Builds pages: elements whose text is escaped, tables, numbers, the style sheet, the definitions of metrics. A page carries a content security policy that allows no
 * script and fetches nothing, so that a report can be archived, mailed and opened in ten years. What a report says of a run or a study never comes in here.
 */
@NullMarked
package org.tradebench.load.report.page;

import org.jspecify.annotations.NullMarked;
