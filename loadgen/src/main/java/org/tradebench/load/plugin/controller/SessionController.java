package org.tradebench.load.plugin.controller;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jmeter.control.Controller;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testbeans.TestBeanHelper;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.testelement.TestStateListener;
import org.apache.jmeter.threads.JMeterThread;
import org.apache.jmeter.threads.JMeterVariables;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.plugin.request.LoginPage;

/**
 * Connects a {@link VirtualUser} to JMeter: plays the child (a sampler or a controller) whose name is the label of the next request. One session, from login to
 * logoff, is one iteration of the thread group.
 *
 * <p>Sets for its children the variables {@code uid}, {@code symbols}, {@code company}, {@code symbol}, {@code quantity}, {@code holdingID}, {@code newuid},
 * {@code fullname}, {@code address}, {@code creditcard}, {@code email}, of claims {@code claim}, {@code firstClaim}, {@code lastClaim}, {@code claimant},
 * {@code amount}, of images {@code text}, {@code font}, {@code size}, {@code color}, {@code background}, and {@code trade.card}, the card in hand. Reads the
 * holdings of a portfolio page from the variables {@code holding_matchNr}, {@code holding_1}, … of a Regular Expression Extractor.
 */
public final class SessionController extends SessionBean implements TestStateListener {
    private static final String CARD = "trade.card";
    private static final String HOLDING = "holding_";

    private transient @Nullable VirtualUser user;
    private transient Map<String, TestElement> childByName = Map.of();
    private transient @Nullable TestElement playing;
    private transient boolean samplerDone;
    private transient boolean right;

    /** Whether the previous operation is over: the next one waits for its arrival, in an open model. */
    private transient boolean over = true;

    @Override
    public @Nullable Sampler next() {
        fireIterEvents();
        VirtualUser acting = user == null ? begin() : user;
        if (playing != null) {
            right &= Boolean.parseBoolean(variables().get(JMeterThread.LAST_SAMPLE_OK));
            Sampler more = nextOfChild();
            if (more != null) {
                return more;
            }
            playing = null;
            acting.answered(right, holdings());
            over = !right || acting.isBetweenCards();
            if (!right) {
                afterFailure(acting);
            }
            if (!acting.isLoggedIn()) {
                reInitialize();
                return null;
            }
        }
        // JMeter looks a variable up once per iteration; a new iteration of the thread group would do, too, but it
        // resets every sampler of the plan, which takes a fifth of the load generator's CPU time.
        variables().incIteration();
        if (over) {
            Arrivals.await(variables());
            over = false;
        }
        String label = acting.nextRequest();
        variables().put(CARD, acting.card());
        playing = childByName.get(label);
        samplerDone = false;
        right = true;
        return nextOfChild();
    }

    private void afterFailure(VirtualUser acting) {
        SampleResult answer = getThreadContext().getPreviousResult();
        if (answer != null && LoginPage.is(answer.getResponseDataAsString())) {
            acting.markSessionLost();
        }
        try {
            Thread.sleep(pauseAfterFailureMillis());
        } catch (InterruptedException e) {
            // JMeter ends this thread, but checks for that only after the next request.
            Thread.currentThread().interrupt();
        }
    }

    /** Counts the current request as failed when JMeter breaks the iteration off. */
    @Override
    public void triggerEndOfLoop() {
        if (playing != null && user != null) {
            playing = null;
            over = true;
            user.answered(false, Set.of());
        }
        super.triggerEndOfLoop();
    }

    private @Nullable Sampler nextOfChild() {
        if (playing instanceof Controller controller) {
            return controller.next();
        }
        if (samplerDone) {
            return null;
        }
        samplerDone = true;
        return (Sampler) playing;
    }

    private VirtualUser begin() {
        TestBeanHelper.prepare(this);
        try {
            childByName = children();
            int thread = getThreadContext().getThreadNum();
            int threads = getThreadContext().getThreadGroup().getNumThreads();
            VirtualUser begun = virtualUser(thread, threads, variables()::put);
            user = begun;
            return begun;
        } catch (IllegalArgumentException e) {
            throw PlanFailure.stop(e);
        }
    }

    private Map<String, TestElement> children() {
        Map<String, TestElement> byName = new HashMap<>();
        for (TestElement child : getSubControllers()) {
            if (byName.put(child.getName(), child) != null) {
                throw new IllegalArgumentException("the plan has two children of the session controller named \""
                        + child.getName() + "\": expected one");
            }
        }
        List<String> labels = VirtualUser.labels(mix());
        requireNone("has no child of the session controller named ", labels, byName.keySet(), labels);
        requireNone("has a child of the session controller with the unknown name ", byName.keySet(), labels, labels);
        return byName;
    }

    private static void requireNone(
            String what, Collection<String> wanted, Collection<String> available, List<String> labels) {
        String missing = wanted.stream()
                .filter(name -> !available.contains(name))
                .map(name -> "\"" + name + "\"")
                .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("the plan " + what + missing + ": expected one child each of " + labels);
        }
    }

    private Set<String> holdings() {
        JMeterVariables variables = variables();
        String count = variables.get(HOLDING + "matchNr");
        Set<String> ids = new LinkedHashSet<>();
        for (int i = 1; count != null && i <= Integer.parseInt(count); i++) {
            ids.add(variables.get(HOLDING + i));
        }
        return ids;
    }

    private JMeterVariables variables() {
        return getThreadContext().getVariables();
    }

    /** Reports an invalid setting before any load. */
    @Override
    public void testStarted() {
        try {
            check();
        } catch (IllegalArgumentException e) {
            throw PlanFailure.stop(e);
        }
    }

    @Override
    public void testStarted(String host) {
        testStarted();
    }

    @Override
    public void testEnded() {
        // Nothing to close.
    }

    @Override
    public void testEnded(String host) {
        // Nothing to close.
    }
}
