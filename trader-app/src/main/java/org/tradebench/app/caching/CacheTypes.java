package org.tradebench.app.caching;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Quote;
import org.tradebench.cache.fragment.FragmentTypes;
import org.tradebench.cache.wire.AllowList;

/** Lists the classes that may go to other servers and to disk. */
final class CacheTypes {
    /** The numbers are part of the wire format: never give one to another class. */
    static final AllowList ALLOWED = FragmentTypes.addedTo(AllowList.EMPTY
            .with(1, Account.class)
            .with(2, AccountProfile.class)
            .with(3, Shares.class)
            .with(4, Order.class)
            .with(5, OrderType.class)
            .with(6, OrderStatus.class)
            .with(7, Quote.class)
            .with(8, MarketSummary.class));

    private CacheTypes() {}
}
