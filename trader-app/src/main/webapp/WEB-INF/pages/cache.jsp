<%-- The caches; reads cache (CacheView), notice, problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Cache</title>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="${t:text(root)}/">DayTrader</a>
<nav aria-label="Main"><ul>
<li><a href="${t:text(root)}/config">Configuration</a></li>
<li><a href="${t:text(root)}/config/cache">Cache</a></li>
</ul></nav>
<form class="session" method="post" action="${t:text(root)}/config"><input type="hidden" name="action" value="logout"><span class="who">admin</span><button>Log out</button></form>
</header>
<main id="main">
<h1>Cache</h1>
<p class="problem" role="alert">${t:text(problem.message)}</p>
<p class="done" role="status">${t:text(notice)}</p>
<p>${t:text(cache.state)}</p>
<nav class="views" aria-label="Views of the cache"><ul>
<t:links items="${cache.views}"/></ul></nav>
<section aria-labelledby="view">
<h2 id="view">${t:text(cache.heading)}</h2>
<t:search form="${cache.search}"/>
<t:tables items="${cache.tables}"/>
<t:pager pages="${cache.pager}"/>
</section>
<t:cacheActions instance="${cache.instance}"/>
<%@ include file="parts/end.jspf" %>
