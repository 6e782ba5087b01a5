package org.tradebench.cache.fragment;

import org.tradebench.cache.wire.AllowList;

/** What fragments are made of, for the list of classes that may go to other members and to disk. */
public final class FragmentTypes {
    /** The numbers of these classes: from here to this + 9. */
    private static final int FIRST = AllowList.FIRST_OF_LIBRARY + 200;

    private FragmentTypes() {}

    /** The list with these classes. What an application puts into request attributes that are saved, it allows itself. */
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
