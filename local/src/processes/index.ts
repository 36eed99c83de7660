/** Processes and ports of this machine, as everything in `local` needs them. */
export { freePort, isPortFree } from './free-port.ts';
export { identify, stillRuns, type ProcessIdentity } from './process-identity.ts';
export { isGoneWithin, stopProcess, type Step } from './stop-process.ts';
