<%-- A problem; reads problem, alerts. Links begin at the root: an address that does not exist may be deep. --%><%@ include file="parts/head.jspf" %>
<title>DayTrader: <t:text of="problem.title"/></title>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="<t:text of='root'/>/">DayTrader</a>
<nav aria-label="Main"><ul>
<li><a href="<t:text of='root'/>/app?action=home">Home</a></li>
<li><a href="<t:text of='root'/>/app?action=portfolio">Portfolio</a></li>
<li><a href="<t:text of='root'/>/app?action=quotes">Quotes</a></li>
</ul></nav>
</header>
<main id="main" class="narrow">
<t:orderAlert of="alerts"/>
<h1><t:text of="problem.title"/></h1>
<p class="problem" role="alert"><t:text of="problem.message"/></p>
<p class="note">Status <t:text of="problem.status"/></p>
<p><a href="<t:text of='root'/>/">Back to the start</a></p>
<%@ include file="parts/end.jspf" %>
