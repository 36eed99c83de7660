/** A service as its container runs it: the image's command, in its folder, with Compose's variables and no others. */
import { spawn } from 'node:child_process';
import { inRepository } from '../../local/src/build/index.ts';
import { valueIn } from './dockerfile.ts';

export type Running = {
  /** The exit code; `null` for one that a signal ended. */
  readonly exited: Promise<number | null>;
  readonly said: () => string;
  readonly end: (signal: NodeJS.Signals) => void;
};

/** Where the image's `/app` is on this machine. */
const onThisMachine = (path: string): string => inRepository(path.replace(/^\/app\/?/, ''));

const imageVariables = (target: string): Record<string, string> =>
  Object.fromEntries(
    (valueIn(target, 'ENV') ?? '').split(' ').map((one) => one.split('=', 2) as [string, string]),
  );

export function runAsContainer(target: string, environment: Readonly<Record<string, string>>): Running {
  const [program = '', ...args] = JSON.parse(valueIn(target, 'CMD') ?? '[]') as string[];
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: onThisMachine(valueIn(target, 'WORKDIR') ?? ''),
    // The pipe tells it when this process is gone, which a container would not need.
    env: { ...imageVariables(target), ...environment, COTEJO_PARENT_PIPE: '1' },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    exited: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    said: () => said,
    end: (signal) => void child.kill(signal),
  };
}

/** Runs the image's health check once. @returns its exit code */
export const healthcheck = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const check = spawn(process.execPath, [inRepository('deploy', 'healthcheck.mjs')], {
      env: { PORT: String(port) },
      stdio: 'ignore',
    });
    check.once('exit', resolve);
  });
