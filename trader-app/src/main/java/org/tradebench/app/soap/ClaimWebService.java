package org.tradebench.app.soap;

import jakarta.inject.Inject;
import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.claims.Claims;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.TextInput;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.soap.message.ClaimData;

/**
 * Serves three light operations of different weight, for measuring the server's web service stack rather than the brokerage. They need no session.
 */
@WebService(
        name = "ClaimServices",
        serviceName = "ClaimWSServices",
        portName = "ClaimServices",
        targetNamespace = Refusal.NAMESPACE)
public class ClaimWebService {
    @Inject
    private Claims claims;

    /** Files a claim: one row is written. */
    @WebMethod
    @WebResult(name = "claim")
    public ClaimData createClaim(
            @WebParam(name = "claimant") @Nullable String claimant,
            @WebParam(name = "description") @Nullable String description,
            @WebParam(name = "amount") @Nullable BigDecimal amount)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(() -> ClaimData.of(claims.create(
                TextInput.required("claimant", claimant, FieldLengths.USER_ID),
                MessageInput.text("description", description),
                MessageInput.amount(amount))));
    }

    /** Returns the existing claims of a range, by number: at most {@value Claims#MAX_LISTED} rows are read. */
    @WebMethod
    @WebResult(name = "claim")
    public List<ClaimData> listClaims(
            @WebParam(name = "first") @Nullable Long first, @WebParam(name = "last") @Nullable Long last)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(
                () -> claims.list(MessageInput.number("first", first), MessageInput.number("last", last)).stream()
                        .map(ClaimData::of)
                        .toList());
    }

    @WebMethod
    @WebResult(name = "claim")
    public ClaimData selectClaim(@WebParam(name = "claimID") @Nullable Long claimID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(() -> ClaimData.of(claims.select(MessageInput.number("claimID", claimID))));
    }
}
