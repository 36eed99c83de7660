/** Knows whether what was built is still what its sources say. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRepository } from './paths.ts';

/** What every build depends on: the versions of all packages and how it is built. */
const common = [
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'local/src/build',
];

/** A fingerprint of the files and folders (relative to the repository) that a build reads. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...common, ...inputs].flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRepository(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export const isUpToDate = (stamp: string, inputs: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

export function writeStamp(stamp: string, inputs: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** Tests and generated folders change nothing in what is built. */
const isAside = (name: string): boolean =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.spec\.tsx?$/.test(name);

function filesUnder(path: string): string[] {
  const found = statSync(inRepository(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  const names = readdirSync(inRepository(path)).filter((name) => !isAside(name));
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
}
