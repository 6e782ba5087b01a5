<%@ page contentType="text/html;charset=UTF-8" session="false" %><!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>PingJspEL</title>
</head>
<body>
<h1>PingJspEL</h1>
<p>${1 + 2 * 3}, ${10 mod 4}, ${(5 > 3) ? 'greater' : 'less'}, ${empty nothing}, ${'a' == 'a' && !(1 ge 2)}</p>
</body>
</html>
