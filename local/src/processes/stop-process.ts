/** Stops a process kindly first and firmly when it does not listen. */
import { setTimeout as pause } from 'node:timers/promises';
import { identify, stillRuns, type ProcessIdentity } from './process-identity.ts';

/** A signal and the milliseconds that it is given to work before the next one. */
export type Step = { signal: NodeJS.Signals; timeout: number };

/** Sends the signals one after the other until the process is gone. Throws when it survives all of them. */
export async function stopProcess(target: ProcessIdentity, steps: readonly Step[]): Promise<void> {
  for (const { signal, timeout } of steps) {
    if (!stillRuns(target)) return;
    send(target.pid, signal);
    if (await isGoneWithin(target, timeout)) return;
  }
  throw new Error(`Process ${target.pid} does not stop.`);
}

/** Waits for a process that is not a child of this one. */
export async function isGoneWithin(target: ProcessIdentity, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await pause(10)) {
    if (!stillRuns(target)) return true;
  }
  return identify(target.pid)?.began !== target.began;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ESRCH';
    if (!isGone) throw error;
  }
}
