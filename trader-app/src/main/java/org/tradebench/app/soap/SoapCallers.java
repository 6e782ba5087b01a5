package org.tradebench.app.soap;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.xml.ws.WebServiceContext;
import jakarta.xml.ws.handler.MessageContext;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.ServicePasses;
import org.tradebench.app.security.ServicePasses.Pass;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.soap.contract.PassHeader;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.soap.filter.UsernameToken;

/**
 * Identifies the sender of a message by the first of these that it has, which must be valid: a pass of another server of this application; a user name and
 * password in the message's header; the session.
 */
@ApplicationScoped
public class SoapCallers {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private MarketSummaryProvider market;

    @Inject
    private LoginGuard logins;

    @Inject
    private ProfileChanges changes;

    @Inject
    private ServicePasses passes;

    /** Returns the operation's answer to the sender of the current message; a refusal or a failure becomes a fault. */
    <T> T answer(WebServiceContext context, Function<SoapCaller, T> operation)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(context, () -> operation.apply(caller(request(context))));
    }

    static HttpServletRequest request(WebServiceContext context) {
        return (HttpServletRequest)
                Objects.requireNonNull(context.getMessageContext().get(MessageContext.SERVLET_REQUEST));
    }

    private SoapCaller caller(HttpServletRequest request) {
        Optional<Pass> pass = PassHeader.in(request::getHeader).map(this::checked);
        if (pass.isPresent()) {
            return new TrustedServerCaller(pass.get(), services.get(CallOrigin.PEER_MESSAGE));
        }
        return UsernameToken.of(request)
                .<SoapCaller>map(user -> new UsernameTokenCaller(
                        user, request, services.get(CallOrigin.MESSAGE), logins, changes, market))
                .orElseGet(() -> new SessionCaller(request, services.get(CallOrigin.MESSAGE), logins, changes, market));
    }

    /** Refuses with FORBIDDEN: the application's servers get no other refusal of this kind, and know by it that their secrets or clocks differ. */
    private Pass checked(String text) {
        return passes.read(text)
                .orElseThrow(() -> new TradeException(
                        Reason.FORBIDDEN, "Only servers of this application may act for a user by this header."));
    }
}
