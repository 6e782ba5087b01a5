package org.tradebench.app.soap.fault;

/** Is the base of all faults of the WSDL; a subclass gives the fault its name. */
public abstract class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    /** Has the parameters that the WSDL's tools ask for; each subclass must have the same. */
    protected Refused(String message, Refusal refusal) {
        super(message);
        this.refusal = refusal;
    }

    public Refusal getFaultInfo() {
        return refusal;
    }
}
