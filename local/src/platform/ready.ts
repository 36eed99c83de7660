/** Waits until a part answers, and says why when it never does. */
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { KeptPart } from './part.ts';

const patience = 60_000;
/** A part that ended this often before it was ever ready will not become ready. */
const hopeless = 3;

/** Resolves when the check succeeds. Throws with the end of the part's log. */
export async function untilReady(part: KeptPart, check: () => Promise<boolean>, log: string): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(20)) {
    if (await check()) return;
    if (part.isStopping()) throw new Error(`${part.name} was stopped before it was ready.`);
    if (part.failures() >= hopeless) break;
  }
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new Error(`${part.name} does not become ready. The end of ${log}:\n${said}`);
}

/** Whether the service says that it is ready. */
export async function answersReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Whether something listens on the port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const conclude = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => conclude(true)).once('error', () => conclude(false));
  });
