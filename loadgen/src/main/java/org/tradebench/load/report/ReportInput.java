package org.tradebench.load.report;

import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.TelemetrySeries;

/** Everything that a report is drawn from. */
record ReportInput(RunRecord run, TelemetrySeries telemetry, DriverResult driver, HistogramFile histograms) {
    static ReportInput read(ResultFolder results) {
        return new ReportInput(
                results.run(),
                results.telemetry(),
                DriverResult.read(results.folder().resolve(JMeterProcess.RESULT)),
                HistogramFile.read(results.folder().resolve(JMeterProcess.HISTOGRAMS)));
    }

    TimeSpan span() {
        double before =
                (driver.startedAt().toEpochMilli() - driver.windowStart().toEpochMilli()) / 1000.0;
        return new TimeSpan(Math.min(0, before), driver.windowNanos() / 1e9);
    }

    /** Seconds since the window opened. */
    double seconds(long epochMillis) {
        return (epochMillis - driver.windowStart().toEpochMilli()) / 1000.0;
    }
}
