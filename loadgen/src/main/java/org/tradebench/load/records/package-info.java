/**
 * What the language leaves out of records. No record of ours comes in here, and nothing of what they say.
 */
package org.tradebench.load.records;
