<%-- What the last page did; reads explanation (ExplanationView), user. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Explanation</title>
<%@ include file="parts/user.jspf" %>
<h1>What the last page did</h1>
<p><t:text of="explanation.lead"/></p>
<div class="sql">
<t:tables of="explanation.tables"/></div>
<p class="note">Messages and what they cause later are not shown. SQL is shown without values.</p>
<%@ include file="parts/end.jspf" %>
