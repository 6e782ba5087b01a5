package org.tradebench.load.plugin.deck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/**
 * Deals one virtual user's cards from a shuffled deck. Every {@link Cards#size()} cards hold the mix exactly; then the deck is shuffled anew.
 *
 * <p>A run seldom ends at a deck's end, and a deck may be long (2,150 cards at 2 % updates). So a long deck is dealt in hands of about 50
 * cards, each as close to the mix as whole cards can be, and only a hand is shuffled: at no moment is a user further from the mix than a
 * part of a hand. The rounding starts at a random place for each user, operation and deck, so that it cancels out over the users.
 *
 * <p>What is dealt depends on the seed and the user's number alone, not on time, on answers or on how many users there are. Not
 * thread-safe: a deck belongs to its user.
 *
 * @param <C> kind of card
 */
public final class Deck<C> {
    private static final int HAND = 50;
    private static final long PURPOSE = 1;

    private final Cards<C> cards;
    private final Random random;
    private final int hands;
    private final Map<C, Integer> roundingStart = new HashMap<>();
    private final List<C> hand = new ArrayList<>();
    private int handsDealt;

    /**
     * Makes a deck.
     *
     * @param user number of the virtual user, from 0
     */
    public Deck(Cards<C> cards, long seed, int user) {
        this.cards = cards;
        this.random = Seeds.generator(seed, PURPOSE, user);
        this.hands = Math.max(1, cards.size() / HAND);
        this.handsDealt = hands;
    }

    /** Deals the next card. */
    public C deal() {
        while (hand.isEmpty()) {
            dealHand();
        }
        return hand.remove(hand.size() - 1);
    }

    private void dealHand() {
        if (handsDealt == hands) {
            handsDealt = 0;
            for (C kind : cards.kinds()) {
                roundingStart.put(kind, random.nextInt(hands));
            }
        }
        handsDealt++;
        for (C kind : cards.kinds()) {
            hand.addAll(Collections.nCopies(after(kind, handsDealt) - after(kind, handsDealt - 1), kind));
        }
        Collections.shuffle(hand, random);
    }

    /** Returns the number of cards of a kind in the deck's first hands; all of them after the last hand, wherever the rounding starts. */
    private int after(C kind, int dealtHands) {
        int start = Objects.requireNonNull(roundingStart.get(kind), "a hand was taken before its deck began");
        return (int) (((long) cards.cards(kind) * dealtHands + start) / hands);
    }
}
