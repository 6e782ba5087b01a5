<%-- The overview of the primitives; reads primitives (list of Primitive). --%><%@ include file="parts/head.jspf" %>
<title>DayTrader Primitives</title>
<%@ include file="parts/guest.jspf" %>
<main id="main">
<h1>Primitives</h1>
<p class="lead">Each exercises one layer of the server with the least code. What a page costs is the sum of its layers: <code>./trader experiment primitives</code> measures each and the difference between neighbours.</p>
<table class="listing">
<caption>All primitives, from the outermost layer inwards. Those that need POST, an upgrade or a WebSocket have no link</caption>
<thead><tr><th scope="col">Primitive</th><th scope="col">Layer</th><th scope="col">Request</th><th scope="col">What it shows</th></tr></thead>
<tbody>
<t:primitiveRows of="primitives"/>
</tbody>
</table>
<h2>The workload of the middle tier</h2>
<ul>
<li><a href="textimage?text=Hello">A text as an image</a>: drawn, written to disk, sent; parameters text, font, size, color, background</li>
<li><a href="thumbnails.html">A static page with 19 thumbnails</a></li>
</ul>
<%@ include file="parts/end.jspf" %>
