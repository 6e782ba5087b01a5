<%-- Quotes with forms to buy; reads quotes (QuotesView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader: Quotes and Trading</title>
<%@ include file="parts/user.jspf" %>
<h1>Quotes</h1>
<form class="lookup" method="get" action="app" role="search"><input type="hidden" name="action" value="quotes"><label for="symbols">Symbols</label><input id="symbols" name="symbols" value="<t:text of='quotes.requestedSymbols'/>" maxlength="3400" required><button>Get quotes</button></form>
<p class="problem" role="status"><t:text of="quotes.missing"/></p>
<t:empty of="quotes.quotes" text="No quotes to show. Symbols are s:0, s:1 and so on, with a comma between them."/><table class="wide quotes">
<caption>Prices in dollars</caption>
<thead><tr><th scope="col">Symbol</th><th scope="col">Company</th><th scope="col">Volume</th><th scope="col">Low – high</th><th scope="col">Open</th><th scope="col">Price</th><th scope="col">Gain or loss</th><th scope="col">Trade</th></tr></thead>
<tbody>
<t:quoteRows of="quotes.quotes"/>
</tbody>
</table>
<%@ include file="parts/end.jspf" %>
