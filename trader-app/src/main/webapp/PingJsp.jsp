<%@ page contentType="text/html;charset=UTF-8" session="false" import="org.tradebench.app.primitives.common.HitCounter" %>
<%! private final HitCounter hits = new HitCounter(); %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>PingJsp</title>
</head>
<body>
<h1>PingJsp</h1>
<p><% out.print(hits.next()); %></p>
</body>
</html>
