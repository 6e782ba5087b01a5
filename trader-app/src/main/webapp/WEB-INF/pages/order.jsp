<%-- An order that was placed; reads order (OrderView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Order information</title>
<%@ include file="parts/user.jspf" %>
<h1>Order information</h1>
<p class="done" role="status"><t:text of="order.sentence"/>.</p>
<table class="wide orders">
<caption>In dollars</caption>
<%@ include file="parts/order-columns.jspf" %>
<tbody>
<t:orderRows of="order.orders"/>
</tbody>
</table>
<p><a href="app?action=portfolio">Your portfolio</a></p>
<%@ include file="parts/lookup.jspf" %><%@ include file="parts/end.jspf" %>
