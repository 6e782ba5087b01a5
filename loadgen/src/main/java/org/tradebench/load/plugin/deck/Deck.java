package org.tradebench.load.plugin.deck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * One virtual user's deck. Every {@link Mix#size()} cards hold the mix exactly; then the deck is shuffled anew.
 *
 * <p>A run seldom ends at a deck's end, and a deck may be long (2,150 cards at 2 % updates). So a long deck is dealt in hands of about 50
 * cards, each as close to the mix as whole cards can be, and only a hand is shuffled: at no moment is a user further from the mix than a
 * part of a hand. The rounding starts at a random place for each user, operation and deck, so that it cancels out over the users.
 *
 * <p>What is dealt depends on the seed and the user's number alone, not on time, on answers or on how many users there are. Not
 * thread-safe: a deck belongs to its user.
 */
public final class Deck {
    private static final int HAND = 50;
    private static final long PURPOSE = 1;

    private final Mix mix;
    private final Random random;
    private final int hands;
    private final Map<Operation, Integer> roundingStart = new EnumMap<>(Operation.class);
    private final List<Operation> hand = new ArrayList<>();
    private int handsDealt;

    /**
     * Makes a deck.
     *
     * @param user number of the virtual user, from 0
     */
    public Deck(Mix mix, long seed, int user) {
        this.mix = mix;
        this.random = Seeds.generator(seed, PURPOSE, user);
        this.hands = Math.max(1, mix.size() / HAND);
        this.handsDealt = hands;
    }

    /** The next card. */
    public Operation deal() {
        while (hand.isEmpty()) {
            takeHand();
        }
        return hand.remove(hand.size() - 1);
    }

    private void takeHand() {
        if (handsDealt == hands) {
            handsDealt = 0;
            for (Operation operation : Operation.values()) {
                roundingStart.put(operation, random.nextInt(hands));
            }
        }
        handsDealt++;
        for (Operation operation : Operation.values()) {
            hand.addAll(
                    Collections.nCopies(after(operation, handsDealt) - after(operation, handsDealt - 1), operation));
        }
        Collections.shuffle(hand, random);
    }

    /** Cards of an operation in the deck's first hands; all of them after the last hand, wherever the rounding starts. */
    private int after(Operation operation, int dealtHands) {
        return (int) (((long) mix.cards(operation) * dealtHands + roundingStart.get(operation)) / hands);
    }
}
