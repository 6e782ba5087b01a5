package org.tradebench.load.audit;

import java.util.List;

/**
 * What one check found.
 *
 * @param check what must hold
 * @param violations rows for which it does not
 * @param examples the first of them in words, at most {@value MoneyAudit#EXAMPLES}
 */
public record AuditFinding(String check, long violations, List<String> examples) {

    public AuditFinding {
        examples = List.copyOf(examples);
    }

    public boolean isClean() {
        return violations == 0;
    }
}
