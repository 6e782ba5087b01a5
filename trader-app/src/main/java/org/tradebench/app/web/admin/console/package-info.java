/**
 * The pages of the operators' console that are made of tables: audit, cluster, statistics. What may never come in: an answer to anybody but the
 * administrator, and a change by GET.
 */
@NullMarked
package org.tradebench.app.web.admin.console;

import org.jspecify.annotations.NullMarked;
