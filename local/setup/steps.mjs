/** Runs the steps of a check, says how long each took, and shows in full only what failed. */
import { spawn } from 'node:child_process';
import { root } from './dependencies.mjs';

/** Set by the first step that fails: no lane begins another. */
let hasFailed = false;

/**
 * Runs the lanes side by side, and the steps of a lane one after the other, until one fails.
 * @typedef {{ name: string, command: readonly string[] }} Step
 * @param {readonly (readonly Step[])[]} lanes
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export async function runSteps(lanes) {
  const begun = Date.now();
  await Promise.all(lanes.map(runLane));
  return hasFailed || toldAt ? conclude('FAILED', begun, false) : conclude('All checks passed', begun, true);
}

async function runLane(steps) {
  for (const step of steps) {
    if (hasFailed || toldAt) return;
    if (!(await runStep(step))) hasFailed = true;
  }
}

async function runStep({ name, command }) {
  const begun = Date.now();
  say(`…  ${name}`);
  const { succeeded, output } = await run(command);
  say(`${succeeded ? '✓' : '✗'}  ${name} (${secondsSince(begun)})`);
  say(succeeded ? worthSaying(output) : output.trimEnd());
  return succeeded;
}

/** The programs of the steps that run. */
const children = new Set();

/** Each with all that it starts, so that a signal reaches it; Windows has no such groups. */
const isGrouped = process.platform !== 'win32';

/** Milliseconds in which the same press may come twice, from the terminal and from a shell. */
const samePress = 1_000;
/** When this process was told to end. */
let toldAt;

/**
 * Has the steps end when this process is told to, and waits for them; what they did not stop themselves goes with them.
 * Told a second time, it kills them and ends.
 */
export function endWithSteps() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (Date.now() - toldAt < samePress) return;
      const isSecond = toldAt !== undefined;
      toldAt ??= Date.now();
      for (const child of children) tell(child, isSecond ? 'SIGKILL' : signal);
      if (isSecond) process.exit(1);
    });
}

function tell(child, signal) {
  try {
    if (isGrouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It is gone, and only its output isn't yet.
  }
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    const environment = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      detached: isGrouped,
    });
    children.add(child);
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const end = (succeeded) => {
      children.delete(child);
      resolve({ succeeded, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** How many tests ran, and every word about one that didn't. */
const worthSaying = (output) =>
  output
    .split('\n')
    .filter((line) => /^\s*(Test Files|Tests)\s|skip/i.test(line))
    .map((line) => `     ${line.trim()}`)
    .join('\n');

function conclude(words, begun, succeeded) {
  say(`\n${words} after ${secondsSince(begun)}.`);
  return succeeded;
}

const secondsSince = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
const say = (text) => text && process.stdout.write(`${text}\n`);
