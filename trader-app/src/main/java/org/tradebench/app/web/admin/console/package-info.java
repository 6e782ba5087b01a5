/**
 * Shows the pages of the administrator console that are made of tables: consistency, cluster, statistics. Out of scope: an answer to any user but the
 * administrator, and a change by GET.
 */
@NullMarked
package org.tradebench.app.web.admin.console;

import org.jspecify.annotations.NullMarked;
