<%-- The caches; reads menu, cache (CacheView), notice, problem (may be absent). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Cache</title>
<%@ include file="parts/operator.jspf" %>
<main id="main">
<h1>Cache</h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<p class="done" role="status"><t:text of="notice"/></p>
<p><t:text of="cache.state"/></p>
<nav class="views" aria-label="Views of the cache"><ul>
<t:links of="cache.views"/></ul></nav>
<section aria-labelledby="view">
<h2 id="view"><t:text of="cache.heading"/></h2>
<t:search of="cache.search"/>
<t:tables of="cache.tables"/>
<t:pager of="cache.pager"/>
</section>
<t:cacheActions of="cache.instance"/>
<%@ include file="parts/end.jspf" %>
