/** Where a run of the tests keeps its databases: in memory, where there is plenty of it. */
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory. */
const memory = '/dev/shm';
/** Bytes, several times as many as a run has there at one time. */
const plenty = 4 * 1024 ** 3;
const prefix = 'cotejo-tests-';

/**
 * Makes a folder for what the tests make and remove, which is many thousand files, and has whatever starts from here use it
 * as the temporary folder. It goes when this process ends; what a killed one left goes now. One that TMPDIR names stays the
 * place for it.
 */
export function useScratch() {
  const place = process.env.TMPDIR || (hasPlenty() ? memory : tmpdir());
  removeForsaken(place);
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // Servers that refuse to run as root go through it to what is theirs.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
}

function hasPlenty() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= plenty;
  } catch {
    return false;
  }
}

function removeForsaken(place) {
  for (const name of readdirSync(place)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) remove(join(place, name));
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What a server that is still ending writes meanwhile goes with the next run. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    process.stderr.write(`${folder} could not be removed: ${error.message}\n`);
  }
}
