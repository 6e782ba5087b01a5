package org.tradebench.load.primitives;

import java.time.Instant;
import java.util.List;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/**
 * What a run of the primitives leaves behind ({@code primitives.json}).
 *
 * @param command repeats it
 * @param trials raw
 * @param checks the validity checks of all trials together
 */
public record PrimitiveRecord(
        Instant startedAt,
        String command,
        List<CeilingTrial> trials,
        List<PrimitiveFigures> figures,
        List<LayerFigures> layers,
        List<CheckResult> checks) {
    /** Works out the figures. */
    public static PrimitiveRecord of(
            Instant startedAt,
            String command,
            List<String> names,
            List<CeilingTrial> trials,
            List<CheckResult> checks) {
        return new PrimitiveRecord(
                startedAt,
                command,
                trials,
                names.stream().map(name -> PrimitiveFigures.of(name, trials)).toList(),
                Layer.between(names).stream()
                        .map(layer -> LayerFigures.of(layer, trials))
                        .toList(),
                checks);
    }

    /** The worst consequence of the checks. */
    public Validity result() {
        return Validity.of(checks);
    }
}
