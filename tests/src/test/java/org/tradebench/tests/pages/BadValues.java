package org.tradebench.tests.pages;

import java.util.LinkedHashMap;
import java.util.Map;

/** Invalid values that users and attackers send, percent-encoded, by description. */
final class BadValues {

    private BadValues() {}

    /** Values that no parameter may have. */
    static Map<String, String> noText() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("empty", "");
        values.put("blank", "+++");
        values.put("20 KB", "A".repeat(20_000));
        values.put("NUL", "a%00b");
        values.put("line break and header", "a%0D%0AX-Injected:+1");
        values.put("bytes that are not UTF-8", "%FF%FE%C0%AF");
        values.put("half a surrogate pair", "a%ED%A0%80");
        return values;
    }

    /** Texts that are no number but may be a name. */
    static Map<String, String> oddText() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("SQL", "%27+OR+1%3D1+--");
        values.put("stacked SQL", "x%27%3B+DROP+TABLE+holding%3B--");
        values.put("script", "%3Cscript%3Ealert(1)%3C%2Fscript%3E");
        values.put("attribute break", "%22%3E%3Cimg+src%3Dx+onerror%3Dalert(1)%3E");
        values.put("expression language", "%24%7B7*191%7D+%23%7B7*191%7D");
        values.put("path", "..%2F..%2F..%2Fetc%2Fpasswd");
        values.put("full-width digits", "%EF%BC%91%EF%BC%90");
        values.put("Arabic digits", "%D9%A3");
        values.put("emoji", "%F0%9F%92%B8");
        return values;
    }

    /** Numbers that no quantity, holding or balance may be. */
    static Map<String, String> badNumbers() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("negative", "-1");
        values.put("large negative", "-1000000");
        values.put("NaN", "NaN");
        values.put("infinity", "Infinity");
        values.put("exponent", "1e9");
        values.put("hexadecimal", "0x10");
        values.put("more than a long", "99999999999999999999");
        values.put("word", "many");
        values.put("two numbers", "1+2");
        values.put("plus sign", "%2B1");
        return values;
    }
}
