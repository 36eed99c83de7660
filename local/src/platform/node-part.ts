/** A part that is one of our own bundles, run by this Node.js. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { identify, stopProcess } from '../processes/index.ts';
import type { Part, Run } from './part.ts';

export type NodePartOptions = {
  name: string;
  /** The bundle. */
  file: string;
  args?: readonly string[];
  /** Its whole configuration; of the environment that started us it gets only what a process needs to run. */
  environment: Readonly<Record<string, string>>;
  /** The file that takes what it prints. */
  log: string;
  /** Milliseconds that it is given to end in good order. */
  timeout: number;
};

/**
 * Errors name our own lines. What a request or a row needs is gone soon after: with room for it, 32 MB instead of 16, it is not
 * copied about before; of an import that is a sixth of all work. The images of `deploy/` start services alike. The bound
 * stands for their containers' memory: by it Node.js also says how much garbage may wait, and without one that is gigabytes.
 */
const flags = ['--enable-source-maps', '--max-semi-space-size=32', '--max-old-space-size=512'];
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'NODE_EXTRA_CA_CERTS', 'SMTP_URL'];

export const nodePart = (options: NodePartOptions): Part => ({
  name: options.name,
  start: async () => run(options),
});

async function run({ file, args = [], environment, log, timeout }: NodePartOptions): Promise<Run> {
  const output = openSync(log, 'a', 0o600);
  const child = spawn(process.execPath, [...flags, file, ...args], {
    env: { ...ofThisProcess(), ...environment, COTEJO_PARENT_PIPE: '1' },
    // Its input closes when this process dies, and it ends itself then. Ctrl-C reaches only us, to stop in order.
    stdio: ['pipe', output, output],
    detached: true,
  });
  closeSync(output);
  child.stdin?.on('error', () => undefined);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const pid = child.pid!;
  const identity = identify(pid);
  const stop = async () => {
    const steps = [
      { signal: 'SIGTERM', timeout },
      { signal: 'SIGKILL', timeout: 2_000 },
    ] as const;
    if (identity) await stopProcess(identity, steps);
    await exited;
  };
  return { pid, exited, stop };
}

const ofThisProcess = (): Record<string, string> =>
  Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
