/** A part of the platform that runs in a process of its own, and is started again whenever it ends unasked. */
import { setTimeout as pause } from 'node:timers/promises';

/** One run of a part. */
export type Run = { pid: number; exited: Promise<unknown>; stop: () => Promise<void> };

export type Part = { name: string; start: () => Promise<Run> };

/** The events of parts while they are kept running. */
export type PartEvent =
  | { type: 'started'; name: string; pid: number }
  | { type: 'ended'; name: string; pid: number }
  | { type: 'notStarted'; name: string; reason: unknown };

export type KeptPart = {
  name: string;
  /** The process that runs now, or the last one. */
  pid: () => number;
  /** How often it has ended unasked. */
  failures: () => number;
  isStopping: () => boolean;
  stop: () => Promise<void>;
};

/** Waiting before a new start, in milliseconds: short, because a killed process has to heal by itself. */
const firstPause = 100;
const longestPause = 5_000;
/** After this long a run counts as healthy, and the next pause is short again. */
const healthyAfter = 10_000;

/** Starts the part and keeps it running until it is stopped. Throws when its first start fails. */
export async function keepRunning(
  { name, start }: Part,
  tell: (event: PartEvent) => void,
): Promise<KeptPart> {
  const stopping = new AbortController();
  let current: Run | undefined = await start();
  let pid = current.pid;
  let failures = 0;
  tell({ type: 'started', name, pid });

  async function keep(): Promise<void> {
    let began = Date.now();
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      if (stopping.signal.aborted) return current?.stop();
      await current?.exited;
      if (stopping.signal.aborted) return;
      if (current) tell({ type: 'ended', name, pid });
      failures++;
      if (Date.now() - began > healthyAfter) wait = firstPause;
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      began = Date.now();
      current = await startAgain();
    }
  }

  async function startAgain(): Promise<Run | undefined> {
    try {
      const run = await start();
      pid = run.pid;
      tell({ type: 'started', name, pid });
      return run;
    } catch (reason) {
      tell({ type: 'notStarted', name, reason });
      return undefined;
    }
  }

  const kept = keep();
  const stop = async () => {
    stopping.abort();
    await current?.stop();
    await kept;
  };
  return { name, pid: () => pid, failures: () => failures, isStopping: () => stopping.signal.aborted, stop };
}
