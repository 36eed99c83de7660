/** Installs what package-lock.json names, when it isn't there or isn't what is named any more. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function ensureDependencies() {
  const wanted = packagesOf('package-lock.json');
  if (isInstalled(wanted)) return;
  process.stderr.write('Installing dependencies with npm ci (needed once, takes about a minute)…\n');
  const started = Date.now();
  const { status } = npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  if (status !== 0) {
    process.stderr.write('npm ci did not succeed; its message is above. Nothing was started.\n');
    process.exit(status ?? 1);
  }
  process.stderr.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/** npm writes what it installed into a lock file of its own, without the packages of other platforms. */
function isInstalled(wanted) {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link ? found.link === true : found.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that runs us when there is one, so that versions don't mix. */
function npm(args) {
  const running = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (running?.endsWith('.js')) return spawnSync(process.execPath, [running, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
