<%-- Account, orders and profile; reads account (AccountView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Account Information</title>
<%@ include file="parts/user.jspf" %>
<h1>Account information</h1>
<p class="done" role="status"><t:text of="account.notice"/></p>
<div class="columns">
<section aria-labelledby="figures">
<h2 id="figures">Account</h2>
<dl class="figures">
<t:valueRows of="account.values"/>
</dl>
</section>
<section aria-labelledby="profile">
<h2 id="profile">Profile</h2>
<form class="fields" method="post" action="app">
<input type="hidden" name="action" value="update_profile">
<label for="fullname">Full name</label>
<input id="fullname" name="fullname" value="<t:text of='account.profile.fullName'/>" maxlength="250" autocomplete="name" required>
<label for="address">Address</label>
<input id="address" name="address" value="<t:text of='account.profile.address'/>" maxlength="250" autocomplete="address-line1" required>
<label for="email">E-mail</label>
<input id="email" name="email" value="<t:text of='account.profile.email'/>" maxlength="250" autocomplete="email" required>
<label for="creditcard">Credit card number</label>
<input id="creditcard" name="creditcard" value="<t:text of='account.profile.creditCard'/>" maxlength="64" autocomplete="off" aria-describedby="card-rule" required>
<p id="card-rule" class="rule">Leave it as it is to keep the number.</p>
<label for="currentpassword">Current password</label>
<input id="currentpassword" name="currentpassword" type="password" maxlength="128" autocomplete="current-password" aria-describedby="password-rule">
<p id="password-rule" class="rule">Required to change the password; a change logs you out everywhere else.</p>
<label for="password">Password (current or new)</label>
<input id="password" name="password" type="password" maxlength="128" autocomplete="new-password" required>
<label for="cpassword">Password again</label>
<input id="cpassword" name="cpassword" type="password" maxlength="128" autocomplete="new-password" required>
<button>Update the profile</button>
</form>
</section>
</div>
<h2 id="orders">Recent orders</h2>
<t:empty of="account.orders" text="No orders yet."/><table class="wide orders">
<caption>The newest first, in dollars</caption>
<%@ include file="parts/order-columns.jspf" %>
<tbody>
<t:orderRows of="account.orders"/>
</tbody>
</table>
<t:pager of="account.pages"/><p><a href="app?action=account&amp;showAllOrders=true#orders">Show all orders</a></p>
<%@ include file="parts/lookup.jspf" %><%@ include file="parts/end.jspf" %>
