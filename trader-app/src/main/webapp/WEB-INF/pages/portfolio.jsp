<%-- The holdings; reads portfolio (PortfolioView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Portfolio</title>
<%@ include file="parts/user.jspf" %>
<h1>Portfolio</h1>
<p>Number of Holdings: ${t:text(portfolio.count)}</p>
<t:empty items="${portfolio.holdings}" text="You hold no shares yet. Look up a stock below to buy some."/><t:pager pages="${portfolio.pages}"/><table class="wide holdings">
<caption>Holdings, in dollars</caption>
<thead><tr><th scope="col">Holding</th><th scope="col">Bought</th><th scope="col">Symbol</th><th scope="col">Quantity</th><th scope="col">Purchase price</th><th scope="col">Current price</th><th scope="col">Purchase basis</th><th scope="col">Market value</th><th scope="col">Gain or loss</th><th scope="col">Trade</th></tr></thead>
<tbody>
<t:holdingRows items="${portfolio.holdings}"/>
</tbody>
<tfoot><tr><th scope="row" colspan="6">Total</th><td>${t:money(portfolio.basis)}</td><td>${t:money(portfolio.marketValue)}</td><td><span class="${t:trend(portfolio.gain)}">${t:change(portfolio.gain)} <small>(${t:percent(portfolio.gainPercent)})</small></span></td><td></td></tr></tfoot>
</table>
<%@ include file="parts/lookup.jspf" %><%@ include file="parts/end.jspf" %>
