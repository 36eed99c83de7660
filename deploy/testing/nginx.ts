/** A real nginx with the production configuration, in front of servers of the test. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository } from '../../local/src/build/index.ts';
import { freePort } from '../../local/src/processes/index.ts';

export const nginxText = (): string => readFileSync(inRepository('deploy', 'nginx.conf'), 'utf8');

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Why the configuration can't be tried on this machine; nothing when it can. */
export const nginxMissing = (): string | undefined =>
  [['nginx', '-v'] as const, ['openssl', 'version'] as const].find(
    ([program, ask]) => !runs(program, ask),
  )?.[0];

/** `http2 on` came with 1.25 and `resolve` with 1.27; everything else of the file is older. */
const isOld = (): boolean => {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = /nginx\/(\d+)\.(\d+)/.exec(stderr)?.map(Number) ?? [];
  return major === 1 && minor < 27;
};

export type Ports = { readonly http: number; readonly https: number; readonly internal: number };
export type RunningNginx = { readonly ports: Ports; readonly stop: () => Promise<void> };

type World = { readonly upstreams: Readonly<Record<string, number>>; readonly consoleFiles: string };

/** The configuration with this machine's ports and files in the places of production's. */
const adapted = (folder: string, ports: Ports, { upstreams, consoleFiles }: World): string => {
  const local = Object.entries(upstreams)
    .reduce(
      (text, [name, port]) => text.replace(`server ${name}:8080 resolve;`, `server 127.0.0.1:${port};`),
      nginxText(),
    )
    .replaceAll('listen 8080', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 8443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('listen 8081', `listen 127.0.0.1:${ports.internal}`)
    .replaceAll('8081 $http_x_', `${ports.internal} $http_x_`)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/run/secrets/', `${folder}/`)
    .replace('root /srv;', `root ${consoleFiles};`)
    .replace('/dev/stdout', join(folder, 'access.log'));
  return isOld() ? local.replace('http2 on;', '') : local;
};

const certify = (folder: string): void =>
  void execFileSync(
    'openssl',
    [
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
        ' ',
      ),
      ['-keyout', join(folder, 'tls_key'), '-out', join(folder, 'tls_certificate')],
    ].flat(),
    { stdio: 'ignore' },
  );

/** @param world the port of each service, and the folder in which `console/` stands */
export async function startNginx(world: World): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-nginx-'));
  mkdirSync(join(folder, 'logs'));
  certify(folder);
  const ports = { http: await freePort(), https: await freePort(), internal: await freePort() };
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, adapted(folder, ports, world));
  const shared = ['-p', folder, '-c', file];
  const checked = spawnSync('nginx', ['-t', ...shared], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);

  // Workers of a root process would be somebody else, who may not read what belongs to the test.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn('nginx', [...shared, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGQUIT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${ports.internal}/healthz`).catch(() => undefined);
    if (answer?.ok) return { ports, stop };
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not answer: ${said}`);
}
