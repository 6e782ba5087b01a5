<%-- The market page; reads market (MarketView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Market Summary</title>
<%@ include file="parts/user.jspf" %>
<h1>Market summary</h1>
<%@ include file="parts/lookup.jspf" %><t:part page="/WEB-INF/pages/parts/market.jsp"><%@ include file="parts/market.jspf" %></t:part><%@ include file="parts/end.jspf" %>
