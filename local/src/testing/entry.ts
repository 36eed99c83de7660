/** An entry, TypeScript or built, run as a process of its own, which never outlives the test that started it. */
import { spawn } from 'node:child_process';

export type RunningEntry = {
  pid: number;
  /** Sends the signal and resolves when the process is gone; does nothing when it is gone already. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** The last 20,000 letters of its output. */
  output: () => string;
};

type EntryOptions = { ready: RegExp; env?: NodeJS.ProcessEnv; timeout?: number };

/** Starts the file with the arguments. Resolves when its output says that it is ready; throws with its output. */
export async function startEntry(
  file: string,
  args: readonly string[],
  { ready, env = process.env, timeout = 60_000 }: EntryOptions,
): Promise<RunningEntry> {
  // Its input is a pipe that closes with this process: services stop then.
  const how = file.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'];
  const child = spawn(process.execPath, [...how, file, ...args], { env, stdio: 'pipe' });
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const became = new Promise<'ready'>((resolve) => {
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      if (ready.test(output)) resolve('ready');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const tooLate = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeout).unref());
  const outcome = await Promise.race([became, exited.then(() => 'exited' as const), tooLate]);
  if (outcome === 'ready' && child.pid) return { pid: child.pid, end, output: () => output };
  await end('SIGKILL');
  throw new Error(`${file} ${args.join(' ')} is not ready (${outcome}):\n${output}`);
}
