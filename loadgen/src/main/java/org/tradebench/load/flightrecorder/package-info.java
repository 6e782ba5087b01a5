/** Records what the application's JVM does while it is measured, by JDK Flight Recorder, and draws it. Which runs are recorded does not belong here. */
@NullMarked
package org.tradebench.load.flightrecorder;

import org.jspecify.annotations.NullMarked;
