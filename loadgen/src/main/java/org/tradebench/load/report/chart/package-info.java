/**
 * Builds pages (elements whose text is escaped, tables, numbers, the style sheet, the definitions of metrics) and draws their charts as SVG, each also as SVG and PNG
 * files beside the page. A page carries a content security policy that allows no script and fetches nothing, so that a report can be archived, mailed and opened in ten
 * years.
 *
 * <p>Charts are drawn here and not by a library because none fits: the JavaScript ones need a script, which the page's policy forbids, and Java's (JFreeChart,
 * XChart) give pictures in fixed colours and without text for screen readers, where these follow the reader's light or dark scheme, show the value of each
 * point and have descriptions. jsvg makes the PNG files. Nothing here knows runs, studies or metrics, only names, numbers and colours.
 */
@NullMarked
package org.tradebench.load.report.chart;

import org.jspecify.annotations.NullMarked;
