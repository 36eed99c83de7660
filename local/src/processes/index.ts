/** Processes, their locks and ports on this machine, as everything in `local` needs them. */
export { freePort, isPortFree } from './free-port.ts';
export { holderOf, tryToLock, withLock } from './lock-file.ts';
export { identify, stillRuns, type ProcessIdentity } from './process-identity.ts';
export { isGoneWithin, stopProcess, type Step } from './stop-process.ts';
