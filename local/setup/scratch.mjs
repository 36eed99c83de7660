/** Where a run of the tests keeps its databases: in memory, where there is plenty of it. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory. */
const memory = '/dev/shm';
/** Bytes, several times as many as a run has there at one time. */
const plenty = 4 * 1024 ** 3;

/**
 * Makes a folder for what the tests make and remove, which is many thousand files, and has whatever starts from here use it
 * as the temporary folder. It goes when this process ends. One that TMPDIR names stays the place for it.
 */
export function useScratch() {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? (hasPlenty() ? memory : tmpdir()), 'cotejo-tests-'));
  // Servers that refuse to run as root enter it as somebody else.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

function hasPlenty() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= plenty;
  } catch {
    return false;
  }
}
