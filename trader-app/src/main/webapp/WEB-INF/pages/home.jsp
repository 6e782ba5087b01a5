<%-- The home page; reads home (HomeView), market (MarketSummary), user, alerts. --%><%@ include file="parts/head.jspf" %>
<title>Welcome to DayTrader</title>
<%@ include file="parts/user.jspf" %>
<h1>Welcome, ${t:text(home.account.userId)}</h1>
<%@ include file="parts/lookup.jspf" %>
<div class="columns">
<section aria-labelledby="figures">
<h2 id="figures">Your account</h2>
<dl class="figures">
<div><dt>Account</dt><dd>${t:text(home.account.accountId)}</dd></div>
<div><dt>Opened</dt><dd>${t:moment(home.account.creationDate)}</dd></div>
<div><dt>Total logins</dt><dd>${t:count(home.account.loginCount)}</dd></div>
<div><dt>This session since</dt><dd>${t:moment(home.account.lastLogin)}</dd></div>
<div><dt>Cash balance</dt><dd>${t:money(home.account.balance)}</dd></div>
<div><dt>Number of holdings</dt><dd>${t:count(home.holdingsCount)}</dd></div>
<div><dt>Value of holdings</dt><dd>${t:money(home.holdingsValue)}</dd></div>
<div><dt>Cash and holdings</dt><dd>${t:money(home.total)}</dd></div>
<div><dt>Opening balance</dt><dd>${t:money(home.account.openBalance)}</dd></div>
<div><dt>Current gain or loss</dt><dd><span class="${t:trend(home.gain)}">${t:change(home.gain)} <small>(${t:percent(home.gainPercent)})</small></span></dd></div>
</dl>
</section>
<section aria-labelledby="market">
<h2 id="market">Market summary</h2>
<%@ include file="parts/market.jspf" %>
</section>
</div>
<%@ include file="parts/end.jspf" %>
