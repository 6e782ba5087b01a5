<%-- The holdings; reads portfolio (PortfolioView), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Portfolio</title>
<%@ include file="parts/user.jspf" %>
<h1>Portfolio</h1>
<p>Number of Holdings: <t:text of="portfolio.count"/></p>
<t:empty of="portfolio.holdings" text="You hold no shares yet. Look up a stock below to buy some."/><t:pager of="portfolio.pages"/><table class="wide holdings">
<caption>Holdings, in dollars</caption>
<thead><tr><th scope="col">Holding</th><th scope="col">Bought</th><th scope="col">Symbol</th><th scope="col">Quantity</th><th scope="col">Purchase price</th><th scope="col">Current price</th><th scope="col">Purchase basis</th><th scope="col">Market value</th><th scope="col">Gain or loss</th><th scope="col">Trade</th></tr></thead>
<tbody>
<t:holdingRows of="portfolio.holdings"/>
</tbody>
<t:portfolioTotals of="portfolio"/>
</table>
<%@ include file="parts/lookup.jspf" %><%@ include file="parts/end.jspf" %>
