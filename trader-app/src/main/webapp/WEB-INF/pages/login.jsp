<%-- The form to log in; reads problem (why a login is needed, may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Login</title>
<%@ include file="parts/guest.jspf" %>
<main id="main" class="narrow">
<t:picture name="banner"/><h1>Log in</h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<form class="fields" method="post" action="app">
<input type="hidden" name="action" value="login">
<label for="uid">User id</label>
<input id="uid" name="uid" maxlength="64" autocomplete="username" required autofocus>
<label for="passwd">Password</label>
<input id="passwd" name="passwd" type="password" maxlength="128" autocomplete="current-password" required>
<button>Log in</button>
</form>
<p>First time here? <a href="register.jsp">Register with DayTrader</a></p>
<%@ include file="parts/end.jspf" %>
