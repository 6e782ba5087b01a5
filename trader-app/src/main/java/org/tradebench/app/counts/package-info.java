/** What this server has been asked for, by kind. What may never come in: who asked, and anything that takes longer than to count. */
package org.tradebench.app.counts;
