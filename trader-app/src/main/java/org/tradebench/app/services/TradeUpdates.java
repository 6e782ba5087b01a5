package org.tradebench.app.services;

import static org.tradebench.app.services.DependencyIds.ALL_QUOTES;
import static org.tradebench.app.services.DependencyIds.ALL_USERS;
import static org.tradebench.app.services.DependencyIds.MARKET_SUMMARY;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Credentials;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.services.TradeOperation.KnownUpdate;
import org.tradebench.app.services.TradeOperation.OfUser;
import org.tradebench.app.services.TradeOperation.PasswordUpdate;
import org.tradebench.app.services.TradeOperation.Placement;
import org.tradebench.app.services.TradeOperation.Processed;
import org.tradebench.app.services.TradeOperation.Step;
import org.tradebench.app.services.TradeOperation.Steps;
import org.tradebench.app.services.TradeOperation.Update;

/** Lists the operations that change rows, with what each invalidates; {@link TradeServices} says what each does. */
public final class TradeUpdates {
    /** An order names an account, not its user: an order that is known by its number may be any user's. */
    private static final Set<Object> OF_UNKNOWN_ORDER = Set.of(ALL_USERS, ALL_QUOTES);

    private TradeUpdates() {}

    public record LoginUpdate(String userId, String password) implements PasswordUpdate<Account> {
        @Override
        public Account by(PasswordRules passwords, Steps steps) {
            Step<Optional<Credentials>> read = mode -> mode.getCredentials(userId);
            Account verified = passwords.checkLogin(password, steps.call(read));
            Step<Account> count = mode -> mode.countLogin(userId);
            // Not the version of now: the password that was verified may have been replaced meanwhile.
            return steps.call(count).withCredentialVersion(verified.credentialVersion());
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.account(userId));
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }

        /** Leaves out the password: this may reach a log. */
        @Override
        public String toString() {
            return "LoginUpdate[userId=" + userId + "]";
        }
    }

    public record LogoutUpdate(String userId) implements Step<String>, KnownUpdate<String>, OfUser {
        @Override
        public String in(ModeServices mode) {
            mode.logout(userId);
            return userId;
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.account(userId), DependencyIds.holdingsPage(userId));
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }
    }

    public record RegistrationUpdate(Registration registration) implements PasswordUpdate<Account> {
        @Override
        public Account by(PasswordRules passwords, Steps steps) {
            String hash = passwords.hash(registration.password());
            Step<Account> register = mode -> mode.register(registration, hash);
            return steps.call(register);
        }

        /** Invalidates nothing: a new user's ids are in no cache, because missing rows are not cached. */
        @Override
        public Set<Object> mayInvalidate() {
            return Set.of();
        }
    }

    public record NewProfileUpdate(ProfileUpdate update) implements PasswordUpdate<AccountProfile>, OfUser {
        @Override
        public AccountProfile by(PasswordRules passwords, Steps steps) {
            Step<Optional<Credentials>> read = mode -> mode.getCredentials(update.userId());
            Credentials stored = steps.call(read).orElseThrow(() -> Refusals.noUser(update.userId()));
            String known = stored.passwordHash();
            String next = passwords.nextHash(update, stored);
            Step<AccountProfile> replace = mode -> mode.updateAccountProfile(update, known, next);
            try {
                return steps.call(replace);
            } finally {
                if (!next.equals(known)) {
                    passwords.changed(update.userId());
                }
            }
        }

        @Override
        public String userId() {
            return update.userId();
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.profile(update.userId()));
        }
    }

    /** Announces closed orders; announced orders have another status than before. */
    public record AnnouncedOrdersUpdate(String userId) implements Step<List<Order>>, Update<List<Order>>, OfUser {
        @Override
        public List<Order> in(ModeServices mode) {
            return mode.getClosedOrders(userId);
        }

        @Override
        public Set<Object> invalidates(List<Order> announced) {
            return announced.isEmpty() ? Set.of() : mayInvalidate();
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.closedOrders(userId), DependencyIds.orders(userId));
        }

        @Override
        public boolean invalidatesByAnswer() {
            return true;
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }
    }

    public record BuyUpdate(String userId, String symbol, long quantity, IdempotencyKey key) implements Placement {
        @Override
        public Order in(ModeServices mode, OrderProcessing processing) {
            return mode.buy(userId, symbol, quantity, key, processing);
        }

        @Override
        public boolean asksFor(Order before) {
            return before.orderType() == OrderType.BUY
                    && before.symbol().equals(symbol)
                    && before.quantity() == quantity;
        }

        @Override
        public Set<Object> invalidates(Order answer) {
            return mayInvalidate();
        }

        @Override
        public Set<Object> mayInvalidate() {
            return DependencyIds.ofTrade(userId, DependencyIds.quote(symbol));
        }
    }

    public record SellUpdate(String userId, long holdingId, IdempotencyKey key) implements Placement {
        @Override
        public Order in(ModeServices mode, OrderProcessing processing) {
            return mode.sell(userId, holdingId, key, processing);
        }

        @Override
        public boolean asksFor(Order before) {
            Long sold = before.holdingId();
            return before.orderType() == OrderType.SELL && sold != null && sold == holdingId;
        }

        @Override
        public Set<Object> invalidates(Order order) {
            return DependencyIds.ofTrade(userId, DependencyIds.quote(order.symbol()));
        }

        @Override
        public Set<Object> mayInvalidate() {
            return DependencyIds.ofTrade(userId, ALL_QUOTES);
        }
    }

    public record QueueUpdate(long orderId) implements Processed {
        @Override
        public Order in(ModeServices mode, OrderProcessing processing) {
            return mode.queueOrder(orderId, processing);
        }

        @Override
        public @Nullable String orderedBy() {
            return null;
        }

        @Override
        public Set<Object> invalidates(Order order) {
            return Set.of(ALL_USERS, DependencyIds.quote(order.symbol()));
        }

        @Override
        public Set<Object> mayInvalidate() {
            return OF_UNKNOWN_ORDER;
        }
    }

    public record CompletionUpdate(long orderId) implements Step<Order>, Update<Order> {
        @Override
        public Order in(ModeServices mode) {
            return mode.completeOrder(orderId, CommitProtocol.ONE_PHASE);
        }

        @Override
        public Set<Object> invalidates(Order order) {
            return Set.of(ALL_USERS, DependencyIds.quote(order.symbol()));
        }

        @Override
        public Set<Object> mayInvalidate() {
            return OF_UNKNOWN_ORDER;
        }
    }

    public record CancellationUpdate(long orderId) implements Step<Order>, KnownUpdate<Order> {
        @Override
        public Order in(ModeServices mode) {
            return mode.cancelOrder(orderId);
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(ALL_USERS);
        }
    }

    public record PriceUpdate(String symbol, BigDecimal factor, long sharesTraded)
            implements Step<Quote>, KnownUpdate<Quote> {
        @Override
        public Quote in(ModeServices mode) {
            return mode.updateQuotePriceVolume(symbol, factor, sharesTraded);
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.quote(symbol));
        }
    }

    public record NewQuoteUpdate(String symbol, String companyName, BigDecimal price)
            implements Step<Quote>, KnownUpdate<Quote> {
        @Override
        public Quote in(ModeServices mode) {
            return mode.createQuote(symbol, companyName, price);
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(DependencyIds.quote(symbol));
        }
    }

    public record ResetUpdate() implements Step<Boolean>, KnownUpdate<Boolean> {
        @Override
        public Boolean in(ModeServices mode) {
            mode.resetTrade();
            return true;
        }

        @Override
        public Set<Object> mayInvalidate() {
            return Set.of(ALL_QUOTES, ALL_USERS, MARKET_SUMMARY);
        }
    }
}
