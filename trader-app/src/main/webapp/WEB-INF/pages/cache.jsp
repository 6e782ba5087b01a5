<%-- The caches; reads menu, cache (CacheView), notice, problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Cache</title>
<%@ include file="parts/operator.jspf" %>
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
