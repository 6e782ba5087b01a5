<%-- The form to open an account; reads nothing. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Registration</title>
<%@ include file="parts/guest.jspf" %>
<main id="main" class="narrow">
<t:picture name="banner"/><h1>Register</h1>
<form class="fields" method="post" action="app">
<input type="hidden" name="action" value="register">
<label for="full-name">Full name</label>
<input id="full-name" name="Full Name" maxlength="250" autocomplete="name" required>
<label for="snail-mail">Address</label>
<input id="snail-mail" name="snail mail" maxlength="250" autocomplete="address-line1" required>
<label for="email">E-mail</label>
<input id="email" name="email" maxlength="250" autocomplete="email" required>
<label for="user-id">User id</label>
<input id="user-id" name="user id" maxlength="64" pattern="[A-Za-z0-9][A-Za-z0-9:._@+\-]*" autocomplete="username" aria-describedby="user-id-rule" required>
<p id="user-id-rule" class="rule">Letters, digits and : . _ @ + -</p>
<label for="passwd">Password</label>
<input id="passwd" name="passwd" type="password" maxlength="128" autocomplete="new-password" required>
<label for="confirm-passwd">Password again</label>
<input id="confirm-passwd" name="confirm passwd" type="password" maxlength="128" autocomplete="new-password" required>
<label for="money">Opening balance in dollars</label>
<input id="money" name="money" type="number" min="0" max="1000000000" step="0.01" value="10000" required>
<label for="card">Credit card number</label>
<input id="card" name="Credit Card Number" maxlength="64" value="123-fake-ccnum-456" autocomplete="off" required>
<button>Open the account</button>
</form>
<%@ include file="parts/end.jspf" %>
