package org.tradebench.cache.fragment;

import org.tradebench.cache.wire.AllowList;

/** Lists the classes that fragments are made of, for what may go to other members and to disk. */
public final class FragmentTypes {
    /** Numbers of these classes: from here to this + 9. */
    private static final int FIRST = AllowList.FIRST_OF_LIBRARY + 200;

    private FragmentTypes() {}

    /** Adds these classes to a list. An application allows the values of its saved request attributes itself. */
    public static AllowList addedTo(AllowList list) {
        return list.with(FIRST, FragmentPart.Text.class)
                .with(FIRST + 1, FragmentPart.Bytes.class)
                .with(FIRST + 2, FragmentPart.Child.class)
                .with(FIRST + 3, ResponseEffect.Kind.class)
                .with(FIRST + 4, ResponseEffect.class)
                .with(FIRST + 5, StoredCookie.class)
                .with(FIRST + 6, FragmentEntry.class);
    }
}
