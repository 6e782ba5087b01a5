<%-- The home page; reads home (HomeView), market (MarketView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>Welcome to DayTrader</title>
<%@ include file="parts/user.jspf" %>
<h1>Welcome, <t:text of="home.account.userId"/></h1>
<%@ include file="parts/lookup.jspf" %>
<div class="columns">
<section aria-labelledby="figures">
<h2 id="figures">Your account</h2>
<dl class="figures">
<t:valueRows of="home.values"/>
</dl>
</section>
<section aria-labelledby="market">
<h2 id="market">Market summary</h2>
<t:part page="/WEB-INF/pages/parts/market.jsp"><%@ include file="parts/market.jspf" %></t:part>
</section>
</div>
<%@ include file="parts/end.jspf" %>
