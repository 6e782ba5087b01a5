package org.tradebench.app.services.jpa;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.math.BigDecimal;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.services.persistence.TradePersistence;
import org.tradebench.app.settings.RuntimeMode;

/** Implements JPA mode: the persistence operations as a CDI bean; the interceptor of {@code @Transactional} begins and ends what changes rows. */
@ApplicationScoped
@ForMode(RuntimeMode.JPA)
public class JpaTradeServices extends TradePersistence {
    @Transactional
    @Override
    public Account countLogin(String userId) {
        return super.countLogin(userId);
    }

    @Transactional
    @Override
    public void logout(String userId) {
        super.logout(userId);
    }

    @Transactional
    @Override
    public Account register(Registration registration, String passwordHash) {
        return super.register(registration, passwordHash);
    }

    @Transactional
    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        return super.updateAccountProfile(update, knownHash, newHash);
    }

    @Transactional
    @Override
    public Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        return super.buy(userId, symbol, quantity, key, processing);
    }

    @Transactional
    @Override
    public Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        return super.sell(userId, holdingId, key, processing);
    }

    @Transactional
    @Override
    public Order queueOrder(long orderId, OrderProcessing processing) {
        return super.queueOrder(orderId, processing);
    }

    @Transactional
    @Override
    public Order completeOrder(long orderId, CommitProtocol commit) {
        return super.completeOrder(orderId, commit);
    }

    @Transactional
    @Override
    public Order cancelOrder(long orderId) {
        return super.cancelOrder(orderId);
    }

    @Transactional
    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return super.updateQuotePriceVolume(symbol, factor, sharesTraded);
    }

    @Transactional
    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return super.createQuote(symbol, companyName, price);
    }
}
