<%-- The administrator's login; reads problem. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Configuration: Login</title>
<%@ include file="parts/guest.jspf" %>
<main id="main" class="narrow">
<h1>Configuration</h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<p>Settings, population and reset are for the administrator, whose login is separate from the trading accounts.</p>
<form class="fields" method="post" action="<t:text of='root'/>/config">
<input type="hidden" name="action" value="login">
<label for="uid">Administrator</label>
<input id="uid" name="uid" value="admin" maxlength="64" autocomplete="username" required>
<label for="passwd">Password</label>
<input id="passwd" name="passwd" type="password" maxlength="128" autocomplete="current-password" required autofocus>
<button>Log in</button>
</form>
<%@ include file="parts/end.jspf" %>
