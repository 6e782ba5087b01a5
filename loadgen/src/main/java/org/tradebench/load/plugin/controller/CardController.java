package org.tradebench.load.plugin.controller;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jmeter.control.Controller;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testbeans.TestBeanHelper;
import org.apache.jmeter.testelement.TestElement;
import org.apache.jmeter.testelement.TestStateListener;
import org.apache.jmeter.threads.JMeterVariables;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.plugin.deck.Cards;
import org.tradebench.load.plugin.deck.Deck;
import org.tradebench.load.plugin.deck.Seeds;

/**
 * Deals the next card of each virtual user's deck and plays the child (a sampler or a controller) of that name. There is one child for each name of
 * the mix.
 *
 * <p>Sets the variables of its children, drawn anew for each card from the seed and the user's number: {@code symbol} (a populated quote), {@code uid} (a
 * populated user; not logged in), {@code number} (0 to 999,999); and {@code trade.card}, the card in hand.
 */
public final class CardController extends CardBean implements TestStateListener {
    private static final long DRAWS = 4;
    private static final int NUMBERS = 1_000_000;

    private transient @Nullable UserDeck user;
    private transient @Nullable TestElement playing;
    private transient boolean samplerDone;

    /** Holds one virtual user's deck, the generator of the values that are drawn for each card, and the plan's children by their names. */
    private record UserDeck(Deck<String> deck, Random random, Map<String, TestElement> childByName) {}

    @Override
    public @Nullable Sampler next() {
        fireIterEvents();
        UserDeck dealer = user == null ? begin() : user;
        Sampler more = playing == null ? null : nextOfChild();
        if (more != null) {
            return more;
        }
        // An iteration of the thread group for each card would reset every sampler of the plan each time.
        getThreadContext().getVariables().incIteration();
        Arrivals.await(getThreadContext().getVariables());
        deal(dealer);
        return nextOfChild();
    }

    private void deal(UserDeck dealer) {
        String card = dealer.deck().deal();
        Random random = dealer.random();
        JMeterVariables variables = getThreadContext().getVariables();
        variables.put("trade.card", card);
        variables.put("symbol", "s:" + random.nextInt(quotes()));
        variables.put("uid", "uid:" + random.nextInt(users()));
        variables.put("number", Integer.toString(random.nextInt(NUMBERS)));
        playing = dealer.childByName().get(card);
        samplerDone = false;
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

    /** Handles an iteration that JMeter breaks off. */
    @Override
    public void triggerEndOfLoop() {
        playing = null;
        super.triggerEndOfLoop();
    }

    private UserDeck begin() {
        TestBeanHelper.prepare(this);
        try {
            Cards<String> cards = check();
            Map<String, TestElement> childByName = children(cards.kinds());
            int number = firstThread() + getThreadContext().getThreadNum();
            UserDeck begun = new UserDeck(
                    new Deck<>(cards, seed(), number), Seeds.generator(seed(), DRAWS, number), childByName);
            user = begun;
            return begun;
        } catch (IllegalArgumentException e) {
            throw PlanFailure.stop(e);
        }
    }

    private Map<String, TestElement> children(List<String> names) {
        Map<String, TestElement> byName = new HashMap<>();
        for (TestElement child : getSubControllers()) {
            if (byName.put(child.getName(), child) != null) {
                throw new IllegalArgumentException("the plan has two children of the card controller named \""
                        + child.getName() + "\": expected one");
            }
        }
        Set<String> apart = new TreeSet<>(byName.keySet());
        apart.removeAll(names);
        Set<String> missing = new TreeSet<>(names);
        missing.removeAll(byName.keySet());
        if (!apart.isEmpty() || !missing.isEmpty()) {
            throw new IllegalArgumentException(
                    "the plan's mix and the children of its card controller differ: expected one child each of " + names
                            + "; missing " + missing + ", not in the mix " + apart);
        }
        return byName;
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
