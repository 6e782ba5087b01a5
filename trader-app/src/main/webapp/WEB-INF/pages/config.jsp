<%-- Settings, population, reset; reads menu, config (ConfigView), notice, problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Configuration</title>
<t:reload of="config.job.running"/><%@ include file="parts/operator.jspf" %>
<main id="main" data-every="<t:text of='config.job.every'/>">
<h1>Configuration</h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<p class="done" role="status"><t:text of="notice"/></p>
<p id="job" class="<t:text of='config.job.tone'/>" role="status" data-live><t:text of="config.job.text"/></p>
<div id="progress" data-live>
<t:jobProgress of="config.job"/></div>
<nav class="views" aria-label="On this page"><ul>
<li><a href="#settings">Settings</a></li>
<li><a href="#population">Population</a></li>
<li><a href="#reset">Reset</a></li>
<li><a href="#elsewhere">Health, metrics, API</a></li>
</ul></nav>
<section aria-labelledby="settings">
<h2 id="settings">Settings</h2>
<form method="post" action="config">
<input type="hidden" name="action" value="settings">
<table class="settings">
<caption>A change takes effect with the next request, and is lost at a restart, when the environment's values apply again</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<t:settingRows of="config.settings"/>
</tbody>
</table>
<button>Change the settings</button>
</form>
</section>
<div class="columns">
<section aria-labelledby="population">
<h2 id="population">Population</h2>
<p>Replaces all users, quotes, holdings and orders. The same numbers give the same rows. Meanwhile all other requests get status 503.</p>
<form class="fields" method="post" action="config">
<input type="hidden" name="action" value="populate">
<label for="users">Users</label>
<input id="users" name="users" type="number" min="1" max="10000000" value="<t:text of='config.maxUsers'/>" required>
<label for="quotes">Quotes</label>
<input id="quotes" name="quotes" type="number" min="1" max="10000000" value="<t:text of='config.maxQuotes'/>" required>
<label for="seed">Seed</label>
<input id="seed" name="seed" type="number" min="0" max="2147483647" value="42" required>
<button>Populate</button>
</form>
</section>
<section aria-labelledby="reset">
<h2 id="reset">Reset</h2>
<p>Restores the rows of the last population: whatever was traded or registered since is gone.</p>
<form class="fields" method="post" action="config">
<input type="hidden" name="action" value="reset">
<button>Reset the data</button>
</form>
</section>
</div>
<section aria-labelledby="elsewhere">
<h2 id="elsewhere">Health, metrics, API</h2>
<p>For programs, at the address of this server itself: a proxy in front of it may block them.</p>
<ul>
<li><a href="/health">Health</a>: whether this server has <a href="/health/started">started</a>, is <a href="/health/live">live</a>, and is <a href="/health/ready">ready</a>, as JSON</li>
<li><a href="/metrics">Metrics</a> of server and application, as text for a scraper; <a href="/metrics?scope=application">of the application</a> alone. The proxies of this project block both health and metrics</li>
<li><a href="<t:text of='root'/>/rest/openapi.yaml">The REST interface</a> in OpenAPI</li>
<li><a href="<t:text of='root'/>/services/TradeWSServices?wsdl">The web services</a> in WSDL</li>
<li><a href="<t:text of='root'/>/config/cache.json">The cache's counters</a> as JSON, for the administrator</li>
</ul>
</section>
<%@ include file="parts/end.jspf" %>
