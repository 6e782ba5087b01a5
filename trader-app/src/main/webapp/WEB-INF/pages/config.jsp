<%-- Settings, population, reset; reads config (ConfigView), notice, problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Configuration</title>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="./">DayTrader</a>
<nav aria-label="Main"><ul>
<li><a href="#settings">Settings</a></li>
<li><a href="#population">Population</a></li>
<li><a href="#reset">Reset</a></li>
<li><a href="config/cache">Cache</a></li>
<li><a href="web_prmtv.html">Primitives</a></li>
</ul></nav>
<form class="session" method="post" action="config"><input type="hidden" name="action" value="logout"><span class="who">admin</span><button>Log out</button></form>
</header>
<main id="main">
<h1>Configuration</h1>
<p class="problem" role="alert">${t:text(problem.message)}</p>
<p class="done" role="status">${t:text(notice)}</p>
<t:jobProgress job="${config.job}"/>
<section aria-labelledby="settings">
<h2 id="settings">Settings</h2>
<form method="post" action="config">
<input type="hidden" name="action" value="settings">
<table class="settings">
<caption>In force from the next request on; lost at a restart, when the environment's values count again</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<t:settingRows items="${config.settings}"/>
</tbody>
</table>
<button>Change the settings</button>
</form>
</section>
<div class="columns">
<section aria-labelledby="population">
<h2 id="population">Population</h2>
<p>Replaces all users, quotes, holdings and orders. The same numbers give the same rows. All other requests get status 503 meanwhile.</p>
<form class="fields" method="post" action="config">
<input type="hidden" name="action" value="populate">
<label for="users">Users</label>
<input id="users" name="users" type="number" min="1" max="10000000" value="${t:text(config.maxUsers)}" required>
<label for="quotes">Quotes</label>
<input id="quotes" name="quotes" type="number" min="1" max="1000000" value="${t:text(config.maxQuotes)}" required>
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
<%@ include file="parts/end.jspf" %>
