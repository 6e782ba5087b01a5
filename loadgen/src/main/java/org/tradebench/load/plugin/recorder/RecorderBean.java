package org.tradebench.load.plugin.recorder;

import org.apache.jmeter.testbeans.TestBean;
import org.apache.jmeter.testelement.AbstractTestElement;

/** Holds the recorder's properties, as a plan and JMeter's GUI hold them: texts, which may be variables until the test starts. */
public abstract class RecorderBean extends AbstractTestElement implements TestBean {
    private String output = "";
    private String clients = "";
    private String warmupRequests = "";
    private String warmupLimit = "";
    private String intervalSignal = "";
    private String duration = "";
    private String thinkTime = "";
    private String extras = "";
    private String orders = "";
    private String failuresLimit = "";
    private String arrivals = "";
    private String arrivalProcess = "";
    private String leadIn = "";
    private String seed = "";
    private String firstThread = "";
    private String slices = "";
    private String sliceDropped = "";
    private String warmupUsers = "";

    public String getOutput() {
        return output;
    }

    public void setOutput(String output) {
        this.output = output;
    }

    public String getClients() {
        return clients;
    }

    public void setClients(String clients) {
        this.clients = clients;
    }

    public String getWarmupRequests() {
        return warmupRequests;
    }

    public void setWarmupRequests(String warmupRequests) {
        this.warmupRequests = warmupRequests;
    }

    public String getWarmupLimit() {
        return warmupLimit;
    }

    public void setWarmupLimit(String warmupLimit) {
        this.warmupLimit = warmupLimit;
    }

    public String getIntervalSignal() {
        return intervalSignal;
    }

    public void setIntervalSignal(String intervalSignal) {
        this.intervalSignal = intervalSignal;
    }

    public String getDuration() {
        return duration;
    }

    public void setDuration(String duration) {
        this.duration = duration;
    }

    public String getThinkTime() {
        return thinkTime;
    }

    public void setThinkTime(String thinkTime) {
        this.thinkTime = thinkTime;
    }

    public String getExtras() {
        return extras;
    }

    public void setExtras(String extras) {
        this.extras = extras;
    }

    public String getOrders() {
        return orders;
    }

    public void setOrders(String orders) {
        this.orders = orders;
    }

    public String getFailuresLimit() {
        return failuresLimit;
    }

    public void setFailuresLimit(String failuresLimit) {
        this.failuresLimit = failuresLimit;
    }

    public String getArrivals() {
        return arrivals;
    }

    public void setArrivals(String arrivals) {
        this.arrivals = arrivals;
    }

    public String getArrivalProcess() {
        return arrivalProcess;
    }

    public void setArrivalProcess(String arrivalProcess) {
        this.arrivalProcess = arrivalProcess;
    }

    public String getLeadIn() {
        return leadIn;
    }

    public void setLeadIn(String leadIn) {
        this.leadIn = leadIn;
    }

    public String getSeed() {
        return seed;
    }

    public void setSeed(String seed) {
        this.seed = seed;
    }

    public String getFirstThread() {
        return firstThread;
    }

    public void setFirstThread(String firstThread) {
        this.firstThread = firstThread;
    }

    public String getSlices() {
        return slices;
    }

    public void setSlices(String slices) {
        this.slices = slices;
    }

    public String getSliceDropped() {
        return sliceDropped;
    }

    public void setSliceDropped(String sliceDropped) {
        this.sliceDropped = sliceDropped;
    }

    public String getWarmupUsers() {
        return warmupUsers;
    }

    public void setWarmupUsers(String warmupUsers) {
        this.warmupUsers = warmupUsers;
    }
}
