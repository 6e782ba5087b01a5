<%-- The market page; reads market (MarketView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Market Summary</title>
<%@ include file="parts/user.jspf" %>
<h1>Market summary</h1>
<%@ include file="parts/lookup.jspf" %><%@ include file="parts/market.jspf" %><%@ include file="parts/end.jspf" %>
