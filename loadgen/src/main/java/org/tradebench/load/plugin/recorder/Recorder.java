package org.tradebench.load.plugin.recorder;

import java.util.Objects;
import org.apache.jmeter.assertions.AssertionResult;
import org.apache.jmeter.engine.StandardJMeterEngine;
import org.apache.jmeter.engine.util.NoThreadClone;
import org.apache.jmeter.samplers.SampleEvent;
import org.apache.jmeter.samplers.SampleListener;
import org.apache.jmeter.samplers.SampleMonitor;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testelement.TestStateListener;
import org.apache.jmeter.testelement.ThreadListener;
import org.apache.jmeter.threads.JMeterContextService;
import org.apache.jmeter.threads.JMeterVariables;
import org.apache.jmeter.util.JMeterUtils;
import org.apache.jmeter.visualizers.Visualizer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tradebench.load.plugin.deck.Arrival;
import org.tradebench.load.plugin.request.LoginPage;
import org.tradebench.load.plugin.request.OrderPage;
import org.tradebench.load.plugin.request.ShownAccount;

/**
 * Connects a {@link RecorderRun} to JMeter. It measures a request's time itself, in nanoseconds around the sampler (JMeter's own results have whole
 * milliseconds): without timers before and assertions after. One instance serves all threads.
 */
public final class Recorder extends RecorderBean
        implements SampleMonitor, SampleListener, ThreadListener, TestStateListener, NoThreadClone, Visualizer {
    private static final Logger LOG = LoggerFactory.getLogger(Recorder.class);
    private static final String CARD = "trade.card";
    private static final String USER = "uid";
    private static final String LOGIN = "login";
    private static final String SELL = "sell";
    private static final String HOLDING = "holdingID";

    /** JMeter property: true writes history.csv. */
    private static final String HISTORY = "history";

    /** Label of the logoff, whose answer is the login page. */
    private static final String LOGOFF = "logoff";

    private static final AssertionResult[] NONE = {};

    @SuppressWarnings("ThreadLocalUsage") // a plan may hold two recorders; each thread's entry is removed when it ends
    private final transient ThreadLocal<ThreadTimes> own = new ThreadLocal<>();

    private transient volatile @Nullable RecorderRun recording;

    @Override
    public void testStarted() {
        try {
            recording = RecorderRun.begin(
                    RecorderSettings.of(this),
                    JMeterUtils.getPropDefault(HISTORY, false),
                    StandardJMeterEngine::stopEngine);
        } catch (IllegalArgumentException e) {
            LOG.error(e.getMessage());
            RecorderRun.emit("failed " + e.getMessage());
            throw e;
        }
    }

    @Override
    public void testEnded() {
        RecorderRun ended = recording;
        if (ended != null) {
            ended.finish("the virtual users ended before the measurement interval did; jmeter.log says why");
        }
    }

    @Override
    public void threadStarted() {
        own.set(recording().measurement.threadStarted(Thread.currentThread().getName()));
    }

    @Override
    public void threadFinished() {
        ThreadTimes times = own.get();
        if (times != null) {
            recording().measurement.threadEnded(times);
            own.remove();
        }
    }

    @Override
    public void sampleStarting(Sampler sampler) {
        RecorderRun current = recording();
        ThreadTimes times = own.get();
        current.holdBack(times);
        times.requestStarted = current.now();
    }

    @Override
    public void sampleEnded(Sampler sampler) {
        ThreadTimes times = own.get();
        times.previousEnd = times.requestEnded;
        times.requestEnded = recording().now();
    }

    @Override
    public void sampleOccurred(SampleEvent event) {
        if (event.isTransactionSampleEvent()) {
            return;
        }
        RecorderRun current = recording();
        ThreadTimes times = own.get();
        SampleResult result = event.getResult();
        boolean right = result.isSuccessful();
        String label = result.getSampleLabel();
        recordOrder(label, result);
        if (current.history != null) {
            recordHistory(current.history, times, label, result);
        }
        current.measurement.record(
                times,
                new RecordedAnswer(
                        label,
                        variable(CARD, label),
                        times.requestStarted,
                        times.requestEnded,
                        right,
                        right ? "" : failure(result),
                        !right && isSessionLost(label, result),
                        result.getBytesAsLong(),
                        result.getSentBytes(),
                        arrival()));
        String cacheStatus = ProxyTally.cacheStatus(result.getResponseHeaders());
        if (cacheStatus != null) {
            current.measurement.countProxyAnswer(times.requestEnded, cacheStatus);
        }
    }

    /** Records an acknowledged order, also from an answer that is wrong otherwise: what it acknowledges must exist. */
    private void recordOrder(String label, SampleResult result) {
        RecorderRun current = recording();
        if (current.orders != null && current.settings.orders().contains(label)) {
            current.orders.add(variable(USER, ""), label, OrderPage.acknowledged(result.getResponseDataAsString()));
        }
    }

    private void recordHistory(CsvLog history, ThreadTimes times, String label, SampleResult result) {
        String user = variable(USER, "");
        String page = result.getResponseDataAsString();
        if (label.equals(LOGIN)) {
            times.logins++;
        } else if (recording().settings.orders().contains(label)) {
            String holding = label.equals(SELL) ? variable(HOLDING, "") : "";
            history.add(user, times.logins, label, holding, OrderPage.acknowledged(page));
        } else if (result.isSuccessful()) {
            ShownAccount.balance(page).ifPresent(shown -> history.add(user, times.logins, "balance", "", shown));
            ShownAccount.holdings(page).ifPresent(shown -> history.add(user, times.logins, "holdings", "", shown));
        }
    }

    /**
     * Returns the run, which exists whenever JMeter calls this: it starts threads and takes samples between {@link #testStarted} and {@link #testEnded} only.
     */
    private RecorderRun recording() {
        return Objects.requireNonNull(recording, "the test has not started");
    }

    private boolean isSessionLost(String label, SampleResult result) {
        return !label.equals(LOGOFF)
                && !recording().settings.extras().contains(label)
                && LoginPage.is(result.getResponseDataAsString());
    }

    private static String variable(String name, String otherwise) {
        JMeterVariables variables = JMeterContextService.getContext().getVariables();
        String value = variables == null ? null : variables.get(name);
        return value == null ? otherwise : value;
    }

    private static @Nullable Arrival arrival() {
        JMeterVariables variables = JMeterContextService.getContext().getVariables();
        return variables == null ? null : (Arrival) variables.getObject(Arrival.VARIABLE);
    }

    private static String failure(SampleResult result) {
        StringBuilder message = new StringBuilder(result.getResponseCode());
        message.append(' ').append(result.getResponseMessage());
        // A wrong text of an answer is worth reporting only when its status was right.
        for (AssertionResult assertion : result.isResponseCodeOK() ? result.getAssertionResults() : NONE) {
            if (assertion.isFailure() || assertion.isError()) {
                message.append("; ").append(assertion.getFailureMessage());
            }
        }
        return message.toString().replaceAll("\\s+", " ").strip();
    }

    @Override
    public void testStarted(String host) {
        testStarted();
    }

    @Override
    public void testEnded(String host) {
        testEnded();
    }

    @Override
    public void sampleStarted(SampleEvent event) {
        // Only results are recorded.
    }

    @Override
    public void sampleStopped(SampleEvent event) {
        // Only results are recorded.
    }

    /** Draws nothing; implemented only so that JMeter's GUI lists the recorder among the listeners. */
    @Override
    public void add(SampleResult sample) {
        // Nothing is drawn.
    }

    @Override
    public boolean isStats() {
        return false;
    }
}
