/** Records what the application's JVM does while it is measured, by JDK Flight Recorder, and draws it. What may never come in: which runs are recorded. */
@NullMarked
package org.tradebench.load.flightrecorder;

import org.jspecify.annotations.NullMarked;
