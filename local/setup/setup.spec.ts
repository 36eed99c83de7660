/** The way in works on a machine that nobody prepared, and says in plain words when it can't. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identify } from '../src/processes/index.ts';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'cotejo-clone-'));
  cpSync(import.meta.dirname, join(clone, 'local', 'setup'), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Runs a few lines as a module of the clone. */
function run(code: string, environment: NodeJS.ProcessEnv = {}) {
  const options = { cwd: clone, encoding: 'utf8', env: { ...process.env, ...environment } } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code],
    options,
  );
  return { status, stdout, stderr };
}

describe('the version of Node.js', () => {
  test('is the one that npm is told, too', () => {
    type Manifest = { engines: { node: string } };
    const read = (file: string) =>
      JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')) as unknown;
    const manifests = [
      read('package.json') as Manifest,
      (read('package-lock.json') as { packages: { '': Manifest } }).packages[''],
    ];
    for (const { engines } of manifests) expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  });

  const withVersion = (version: string) =>
    run(`Object.defineProperty(process.versions, 'node', { value: '${version}' });
      const { requireSupportedNode } = await import('./local/setup/node-version.mjs');
      requireSupportedNode();
      console.log('went on');`);

  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('%s is good', (version) => {
    expect(withVersion(version)).toMatchObject({ status: 0, stdout: 'went on\n' });
  });

  test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('%s is refused in two languages', (version) => {
    const { status, stdout, stderr } = withVersion(version);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/Cotejo necesita Node\.js 20\.19.*Cotejo needs Node\.js 20\.19/s);
    expect(stderr).toContain(version);
  });
});

describe('the dependencies', () => {
  const lock = (packages: object) =>
    JSON.stringify({ packages: { '': {}, core: { version: '0.1.0' }, ...packages } });
  const ensure = () =>
    run(
      `const { ensureDependencies } = await import('./local/setup/dependencies.mjs'); ensureDependencies();`,
      {
        npm_execpath: join(clone, 'npm.js'),
      },
    );

  /** An npm that does what it is told by copying the lock file, and remembers how it was called. */
  const npm = `const fs = require('node:fs');
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
    if (fs.existsSync('offline')) process.exit(1);
    fs.mkdirSync('node_modules', { recursive: true });
    fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;
  const calls = () => (existsSync(join(clone, 'calls')) ? readFileSync(join(clone, 'calls'), 'utf8') : '');

  beforeEach(() => {
    writeFileSync(join(clone, 'npm.js'), npm);
    const other = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };
    writeFileSync(
      join(clone, 'package-lock.json'),
      lock({ 'node_modules/pg': { version: '8.23.1' }, ...other }),
    );
  });
  const install = (packages: object) => {
    mkdirSync(join(clone, 'node_modules'));
    writeFileSync(join(clone, 'node_modules', '.package-lock.json'), lock(packages));
  };

  test('are installed on a fresh clone, with a word about it, and not again', () => {
    expect(ensure()).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('Installing dependencies') as string,
    });
    expect(ensure()).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(calls().split('\n')).toHaveLength(2);
    expect(calls()).toMatch(/^ci --include=dev/);
  });

  test('are installed again when the lock file names another version', () => {
    install({ 'node_modules/pg': { version: '8.22.0' } });
    ensure();
    expect(calls()).toContain('ci');
  });

  test('are complete without what belongs to other systems', () => {
    install({ 'node_modules/pg': { version: '8.23.1' } });
    ensure();
    expect(calls()).toBe('');
  });

  test('that can not be installed end the start', () => {
    writeFileSync(join(clone, 'offline'), '');
    const { status, stderr } = ensure();
    expect(status).toBe(1);
    expect(stderr).toContain('npm ci did not succeed');
  });
});

describe('the scratch folder', () => {
  /** Says where it is and whether it is there. */
  const scratch = (begin: string, end: string, environment: NodeJS.ProcessEnv = {}) => {
    const said = run(
      `import { statSync } from 'node:fs';
       import { tmpdir } from 'node:os';
       const { useScratch } = await import('./local/setup/scratch.mjs');
       ${begin}
       useScratch();
       console.log(JSON.stringify({ folder: tmpdir(), isFolder: statSync(tmpdir()).isDirectory() }));
       ${end}`,
      environment,
    );
    return JSON.parse(said.stdout) as { folder: string; isFolder: boolean };
  };

  test.each([
    ['its end', ''],
    ['an error', `throw new Error('on purpose');`],
  ])('is there for whatever starts from here, and goes at %s', (_, end) => {
    const { folder, isFolder } = scratch('', end);
    expect(isFolder).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  test('of a run that was killed goes with the next run, and that of a living one stays', () => {
    const { folder } = scratch('', `process.kill(process.pid, 'SIGKILL');`, { TMPDIR: clone });
    expect(existsSync(folder)).toBe(true);
    const living = join(clone, `cotejo-tests-${process.pid}-mine`);
    mkdirSync(living);
    scratch('', '', { TMPDIR: clone });
    expect([existsSync(folder), existsSync(living)]).toEqual([false, true]);
  });

  test('is made where TMPDIR says, and on the disk where memory is short', () => {
    expect(scratch('', '', { TMPDIR: clone }).folder).toContain(clone);
    const short = scratch('process.availableMemory = () => 1e9;', '', { TMPDIR: '' });
    expect(short.folder).not.toContain('/dev/shm');
  });
});

describe('the steps of a check', () => {
  const steps = (lanes: string) =>
    run(`const { runSteps } = await import('./local/setup/steps.mjs');
      const step = (name, code) => ({ name, command: [process.execPath, '-e', code] });
      process.exit((await runSteps(${lanes})) ? 0 : 1);`);

  test('say their names and times, and what was skipped, but not what went well', () => {
    const { status, stdout } = steps(
      `[[step('unit', "console.log('a thousand lines'); console.log(' Tests  3 passed | 1 skipped (4)')")]]`,
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/✓ {2}unit \(\d+\.\d s\)\n {5}Tests {2}3 passed \| 1 skipped \(4\)/);
    expect(stdout).not.toContain('a thousand lines');
  });

  test('end in every lane when one fails, and show all that it said', () => {
    const { status, stdout } = steps(
      `[[step('lint', "console.log('line 7 is wrong'); process.exit(1)"), step('format', '')],
        [step('types', 'setTimeout(() => {}, 2_000)'), step('unit', '')]]`,
    );
    expect(status).toBe(1);
    expect(stdout).toContain('line 7 is wrong');
    expect(stdout).toMatch(/✓ {2}types/);
    expect(stdout).not.toMatch(/format|unit/);
  });

  /** Steps of a shell that passes nothing on, each with a program in it that knows who runs the steps. */
  const told = (...programs: readonly string[]) =>
    run(`
      process.env.RUNNER = String(process.pid);
      const { endWithSteps, runSteps } = await import('./local/setup/steps.mjs');
      endWithSteps();
      const step = (code) => ({ name: 'step', command: ['sh', '-c', '"$0" -e "$1"; true', process.execPath, code] });
      process.exit((await runSteps([${JSON.stringify(programs)}.map(step)])) ? 0 : 1);`);
  const lasts = 'setTimeout(() => {}, 60_000);';
  const tell = (signal: string) => `process.kill(Number(process.env.RUNNER), '${signal}');`;
  const putsAway = (signal: string) =>
    `process.on('${signal}', () => setTimeout(() => { console.log('skip: put away'); process.exit(0); }, 300)); ${lasts}`;

  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'are told of %s with all that they started, and waited for, though it comes twice at once',
    (signal) => {
      const { status, stdout } = told(
        `${putsAway(signal)} ${tell(signal)} ${tell(signal)}`,
        `console.log('skip: next')`,
      );
      expect(status).toBe(1);
      expect(stdout).toContain('put away');
      expect(stdout).not.toContain('next');
    },
  );

  test.skipIf(process.platform === 'win32')('are killed when this is told again', async () => {
    const { status } = told(
      `require('node:fs').writeFileSync('pid', String(process.pid));
       process.on('SIGTERM', () => setTimeout(() => { ${tell('SIGTERM')} }, 1_100)); ${lasts} ${tell('SIGTERM')}`,
    );
    expect(status).toBe(1);
    const pid = Number(readFileSync(join(clone, 'pid'), 'utf8'));
    await expect.poll(() => identify(pid), { timeout: 30_000 }).toBe(undefined);
  });
});
