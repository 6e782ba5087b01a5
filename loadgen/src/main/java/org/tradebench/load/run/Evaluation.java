package org.tradebench.load.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.driver.ArrivalResult;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.ProxyAnswers;
import org.tradebench.load.environment.Manifest;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.freshness.Freshness;
import org.tradebench.load.guarantee.HistoryCount;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.orders.OrderBacklog;
import org.tradebench.load.orders.OrderCount;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Window;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.StandbyGate;
import org.tradebench.load.validity.StillGate;
import org.tradebench.load.validity.Validity;
import org.tradebench.load.warmup.WarmUp;

/**
 * From what was measured to what is said of it.
 *
 * @param cacheWasAsked whether the application was asked for its cache's figures
 */
record Evaluation(
        RunOptions options,
        Instant startedAt,
        Manifest manifest,
        TelemetrySeries series,
        boolean cacheWasAsked,
        DriverResult driver,
        List<RunRecord.AuditLine> audit,
        OrderCount orders,
        OrderBacklog backlog,
        List<FaultOutcome> faults,
        Freshness freshness,
        HistoryCount histories) {
    /** Works everything out and writes it beside what the driver wrote. */
    RunRecord write(ResultFolder results) {
        HistogramFile histograms = HistogramFile.read(results.folder().resolve(JMeterProcess.HISTOGRAMS));
        Window window = new Window(
                driver.windowStart().toEpochMilli(), driver.windowEnd().toEpochMilli());
        WindowUse use = WindowUse.of(series, window);
        Optional<ArrivalResult> arrivals = ArrivalResult.in(results.folder());
        Map<String, Long> broken = new LinkedHashMap<>();
        audit.forEach(line -> broken.put(line.check(), line.breaks()));
        List<CheckResult> gates = Verdicts.judge(
                options.settings(),
                driver,
                arrivals,
                histograms,
                use,
                cacheWasAsked ? Optional.of(told(window)) : Optional.empty(),
                broken,
                orders,
                backlog,
                manifest.database());
        gates.addAll(CrossChecks.judge(options, driver, series, window, use));
        StandbyGate.judge(manifest.database()).ifPresent(gates::add);
        Optional<WarmUp> warmUp = WarmUp.in(results.folder());
        if (warmUp.isPresent()) {
            WarmUp how = warmUp.get();
            gates.add(StillGate.judge(how.still(), how.seconds(), how.capSeconds(), how.text()));
        }
        if (!options.faults().isEmpty()) {
            gates = FaultVerdicts.of(
                    gates,
                    driver,
                    options.faults().stream().map(fault -> fault.kind().word()).toList(),
                    faults,
                    freshness,
                    histories);
        }
        Validity result = Validity.of(gates);
        RunRecord record = new RunRecord(
                RunRecord.VERSION,
                startedAt,
                Instant.now(),
                options.command(),
                options.settings(),
                manifest,
                window,
                result,
                gates,
                result != Validity.VALID ? null : Summary.of(driver, arrivals, histograms, use),
                audit,
                orders,
                backlog,
                faults,
                use,
                ProxyAnswers.in(results.folder()).orElse(null),
                notes());
        results.write(record);
        results.write(series);
        return record;
    }

    /** From the last word before the window to its end: what was so then. */
    private List<CacheSample> told(Window window) {
        List<CacheSample> told = new ArrayList<>();
        for (CacheSample sample : series.cache()) {
            if (sample.time() <= window.start()) {
                told.clear();
            }
            if (sample.time() <= window.end()) {
                told.add(sample);
            }
        }
        return told;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>(series.notes());
        driver.failures()
                .forEach(failure ->
                        notes.add(failure.count() + " failures of " + failure.label() + ": " + failure.message()));
        return notes;
    }
}
