/** Waits until a part is ready, and says why when it never will be. */
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Readiness, readReadiness, ready, silent } from './readiness.ts';
import type { KeptPart } from './part.ts';
import { type Watch, watchStart } from './watch.ts';

/** A part that ended this often before it was ever ready will not become ready. */
const hopeless = 3;

/** Delay between two checks, in milliseconds; it grows, so that checks don't slow down a slow part. */
const [shortest, longest] = [20, 150];

/**
 * Resolves when a check finds the part ready. A slow machine is waited for as long as anything on it comes further.
 * @param watch shared by the parts that are started together
 * @throws Error with what was waited for and the end of the part's log
 */
export async function untilReady(
  part: Pick<KeptPart, 'name' | 'failures' | 'isStopping'>,
  check: () => Promise<Readiness>,
  log: string,
  watch: Watch = watchStart(),
): Promise<void> {
  for (let wait = shortest; !watch.isStill(); wait = Math.min(longest, wait * 1.1)) {
    const found = await check();
    watch.note(part.name, found);
    if (found.isReady) return;
    if (part.isStopping()) throw new Error(`${part.name} was stopped before it was ready.`);
    if (part.failures() >= hopeless) break;
    await pause(wait);
  }
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new Error(
    `${part.name} does not become ready. Waited for: ${watch.waitsFor()}.\nThe end of ${log}:\n${said}`,
  );
}

/** Whether the service says that it is ready. */
export const answersReady = async (port: number): Promise<boolean> => (await readReadiness(port)).isReady;

/** Whether something listens on the port. */
export const accepts = (port: number): Promise<Readiness> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const conclude = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen ? ready : silent);
    };
    socket.once('connect', () => conclude(true)).once('error', () => conclude(false));
  });
