<%-- What a servlet prepared; reads text, title (PingServlet2Jsp when absent). --%><%@ page contentType="text/html;charset=UTF-8" session="false" %><%@ taglib prefix="t" uri="urn:tradebench:pages" %><!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${t:text(empty title ? 'PingServlet2Jsp' : title)}</title>
</head>
<body>
<h1>${t:text(empty title ? 'PingServlet2Jsp' : title)}</h1>
<p>${t:text(text)}</p>
</body>
</html>
