package org.tradebench.load.primitives;

import java.time.Instant;
import java.util.List;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;

/**
 * What a run of the primitives leaves behind ({@code primitives.json}).
 *
 * @param command repeats it
 * @param trials raw
 * @param gates each with its finding
 */
public record PrimitiveRecord(
        Instant startedAt,
        String command,
        List<CeilingTrial> trials,
        List<PrimitiveFigures> figures,
        List<LayerFigures> layers,
        List<GateResult> gates) {
    /** Works out the figures. */
    public static PrimitiveRecord of(
            Instant startedAt, String command, List<String> names, List<CeilingTrial> trials, List<GateResult> gates) {
        return new PrimitiveRecord(
                startedAt,
                command,
                trials,
                names.stream().map(name -> PrimitiveFigures.of(name, trials)).toList(),
                Layer.between(names).stream()
                        .map(layer -> LayerFigures.of(layer, trials))
                        .toList(),
                gates);
    }

    /** The worst of the gates. */
    public Finding verdict() {
        return GateResult.worst(gates);
    }
}
