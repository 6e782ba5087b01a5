<%-- A page of the administrator console; reads menu, console (ConsoleView), problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader ${t:text(console.title)}</title>
<t:reload busy="${console.busy}"/><%@ include file="parts/operator.jspf" %>
<main id="main" data-every="${t:text(console.every)}">
<h1>${t:text(console.title)}</h1>
<p class="problem" role="alert">${t:text(problem.message)}</p>
<p>${t:text(console.lead)}</p>
<p id="state" class="${t:text(console.tone)}" role="status" data-live>${t:text(console.state)}</p>
<div id="figures" data-live>
<p class="note">${t:text(console.note)}</p>
<t:tables items="${console.tables}"/>
</div>
<div class="columns" id="actions" data-live>
<t:actionForms items="${console.actions}"/></div>
<%@ include file="parts/end.jspf" %>
