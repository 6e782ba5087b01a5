<%-- The welcome page at / and /index.html; reads nothing. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader</title>
<%@ include file="parts/guest.jspf" %>
<main id="main">
<t:picture name="banner"/><div class="hero"><h1>DayTrader</h1>
<p class="lead">A sample brokerage for benchmarking Jakarta EE servers: accounts, quotes, holdings, and orders to buy and to sell, on PostgreSQL.</p></div>
<ul class="doors">
<li><a href="<t:text of='root'/><t:text of='rendering.login'/>"><strong>Trade</strong> Log in and look at the market, or buy and sell.</a></li>
<li><a href="<t:text of='root'/><t:text of='rendering.register'/>"><strong>Register</strong> Open an account of your own.</a></li>
<li><a href="<t:text of='root'/>/config"><strong>Configuration</strong> Settings, population and reset, for the administrator.</a></li>
<li><a href="<t:text of='root'/>/web_prmtv.html"><strong>Primitives</strong> Pages that each exercise one layer of the server.</a></li>
</ul>
<%@ include file="parts/end.jspf" %>
