package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.action.ShowAccount;
import org.tradebench.app.web.action.ShowAccount.OrderChoice;
import org.tradebench.app.web.form.ProfileForm;
import org.tradebench.app.web.page.AccountView;

/** Provides the account view with the account, its orders and the form of the profile. */
@Named
@RequestScoped
public class AccountBean extends FacesForm {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private ProfileChanges changes;

    @Inject
    private HttpServletRequest request;

    private @Nullable AccountView view;

    public void show() {
        show(ForwardedViewFilter.given(
                request,
                "account",
                AccountView.class,
                () -> read(services.get().getAccountProfileData(FacesLoginFilter.userOf(request)), choice(), "")));
    }

    /** Replaces the profile, and shows the new one. */
    public void update() {
        TradeServices now = services.get();
        String userId = FacesLoginFilter.userOf(request);
        OrderChoice choice = choice();
        AccountProfile profile = changes.update(request, now, ProfileForm.read(parameters(), now, userId));
        show(read(profile, choice, "Your profile has been updated."));
    }

    private OrderChoice choice() {
        return OrderChoice.of(new Parameters(request));
    }

    private AccountView read(AccountProfile profile, OrderChoice choice, String notice) {
        return ShowAccount.view(services.get(), profile, choice, notice);
    }

    private void show(AccountView shown) {
        view = shown;
        AccountProfile profile = shown.profile();
        getFields().put("fullname", profile.fullName());
        getFields().put("address", profile.address());
        getFields().put("email", profile.email());
        getFields().put("creditcard", profile.creditCard());
    }

    public @Nullable AccountView getView() {
        return view;
    }
}
