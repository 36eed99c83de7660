/** `npm start`: starts the platform, says where it is, and stops it on Ctrl-C. */
import { readOptions } from './options.ts';
import { startPlatform, type Platform } from './platform.ts';
import { showProgress, terminalOn } from './progress.ts';
import { welcome } from './welcome.ts';

/** Ctrl-C must be over by then, whatever hangs. What is left stops itself when this process is gone. */
const stopLimit = 9_500;

const begun = Date.now();
const terminal = terminalOn(process.stdout);
const { print } = terminal;
const progress = showProgress(terminal);
const giveUp = new AbortController();
let platform: Platform | undefined;

async function stop(): Promise<void> {
  if (giveUp.signal.aborted) return process.exit(1);
  giveUp.abort();
  print('\nStopping…');
  setTimeout(() => process.exit(1), stopLimit).unref();
  if (!platform) return;
  await platform.stop();
  print('Stopped. The data is kept.');
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

try {
  const options = readOptions(process.argv.slice(2), process.env);
  print('\nCotejo\n');
  platform = await startPlatform({ ...options, signal: giveUp.signal, tell: progress.tell });
  progress.finish();
  giveUp.signal.throwIfAborted();
  print(welcome(platform, (Date.now() - begun) / 1000));
} catch (error) {
  if (giveUp.signal.aborted) process.exit(0);
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
