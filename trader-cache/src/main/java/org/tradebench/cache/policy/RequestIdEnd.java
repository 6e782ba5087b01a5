package org.tradebench.cache.policy;

/**
 * Writes the end of a request's id: its encoding, if known, and whether it was a GET or a POST. Other methods are not cached, nor are unknown encodings: the
 * client chooses their names.
 */
final class RequestIdEnd implements CachePolicy.IdEnd<RequestFacts> {
    @Override
    public boolean append(RequestFacts request, CacheIdRule<RequestFacts> rule, StringBuilder id, IdText idText) {
        String method = request.method();
        if (!method.equals("GET") && !method.equals("POST")) {
            return false;
        }
        String encoding = request.characterEncoding();
        if (encoding != null && !rule.properties().ignoreCharEncoding()) {
            if (!IdText.isEncoding(encoding)) {
                return false;
            }
            id.append(':').append(encoding);
        }
        if (!rule.properties().ignoreGetPost() && !namesRequestType(rule)) {
            id.append(":requestType=").append(method);
        }
        return true;
    }

    private static boolean namesRequestType(CacheIdRule<RequestFacts> rule) {
        return rule.components().stream().anyMatch(component -> component.type().equals("requestType"));
    }
}
