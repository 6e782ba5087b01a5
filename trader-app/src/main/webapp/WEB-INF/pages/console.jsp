<%-- A page of the administrator console; reads menu, console (ConsoleView), problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader <t:text of="console.title"/></title>
<t:reload of="console.busy"/><%@ include file="parts/operator.jspf" %>
<main id="main" data-every="<t:text of='console.every'/>">
<h1><t:text of="console.title"/></h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<p><t:text of="console.lead"/></p>
<p id="state" class="<t:text of='console.tone'/>" role="status" data-live><t:text of="console.state"/></p>
<div id="figures" data-live>
<p class="note"><t:text of="console.note"/></p>
<t:tables of="console.tables"/>
</div>
<div class="columns" id="actions" data-live>
<t:actionForms of="console.actions"/></div>
<%@ include file="parts/end.jspf" %>
