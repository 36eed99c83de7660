/** What `npm run catalogue:import` runs, as somebody types it, against a running platform. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonOf } from '../api/call.ts';
import { useApi } from '../console/api.ts';
import { platform } from '../testing/platform.ts';

const { as } = useApi();
const folder = mkdtempSync(join(tmpdir(), 'cotejo-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, '../../..');

type Told = { readonly exit: number; readonly out: string; readonly error: string };

/** Types the command with what stands after `--`, and these variables beside the one that names the platform. */
const typed = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Told> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['local/run.mjs', 'local/src/catalogue-import/main.ts', ...args],
      {
        cwd: root,
        env: { ...process.env, COTEJO_ORIGIN: `http://localhost:${platform().port}`, ...environment },
      },
      (_, out, error) => resolve({ exit: child.exitCode ?? -1, out, error }),
    );
  });

const fileOf = (...clinics: readonly string[]): string => {
  const file = join(folder, 'clinicas.csv');
  writeFileSync(file, ['id;name;address;lat;lng', ...clinics].join('\n'));
  return file;
};
const ofColombia = ['--country', 'CO', '--source', 'clinicas'];

const named = z.array(z.object({ displayName: z.string(), version: z.number() }));
const clinicsNamed = async (q: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q, country: 'CO' }));
  const staff = await as('administrador');
  return named.parse(
    jsonOf(await staff.call({ method: 'GET', path: `/api/console/coverage-organizations?filter=${filter}` })),
  );
};

test('tells what a file would change, then changes it, once', async () => {
  const file = fileOf(
    'co-terminal-duna;Sede Duna;Calle 1;4.6;-74',
    'co-terminal-estero;Sede Estero;Calle 2;4.7;-74',
  );
  const trial = await typed([...ofColombia, '--dry-run', file]);
  expect(trial).toMatchObject({ exit: 0, error: '' });
  expect(trial.out).toContain('Es un ensayo: nada cambia.');
  expect(trial.out).toMatch(/\+ nuevo +fila 2 {2}Sede Duna\n/);
  expect(await clinicsNamed('Sede Duna')).toEqual([]);

  const imported = await typed([...ofColombia, file]);
  expect(imported).toMatchObject({ exit: 0, error: '' });
  expect(imported.out).toContain('Filas: 2 nuevas, 0 cambian, 0 iguales, 0 rechazadas.');
  await expect
    .poll(() => clinicsNamed('Sede Duna'))
    .toMatchObject([{ displayName: 'Sede Duna', version: 1 }]);

  const again = await typed([...ofColombia, '--all', file]);
  expect(again.out).toMatch(/= igual +fila 2 {2}Sede Duna\n/);
  expect(again.out).toContain('Filas: 0 nuevas, 0 cambian, 2 iguales, 0 rechazadas.');
  expect(await clinicsNamed('Sede Duna')).toMatchObject([{ version: 1 }]);
});

test('ends with 1 where a row is refused, and has taken the others', async () => {
  const file = fileOf(
    'co-terminal-faro;Sede Faro;Calle 1;norte;-74',
    'co-terminal-gruta;Sede Gruta;Calle 2;4.7;-74',
  );
  const imported = await typed([...ofColombia, file]);
  expect(imported).toMatchObject({ exit: 1, error: '' });
  expect(imported.out).toContain('lat: Debe ser un número de -90 a 90.');
  expect(imported.out).toContain('Filas: 1 nueva, 0 cambian, 0 iguales, 1 rechazada.');
  await expect.poll(() => clinicsNamed('Sede Gruta')).toHaveLength(1);
  expect(await clinicsNamed('Sede Faro')).toEqual([]);
});

test('ends with 2 and says why where nothing could be sent at all', async () => {
  const file = fileOf('co-terminal-hoya;Sede Hoya;Calle 1;4.6;-74');
  const stranger = { COTEJO_EMAIL: 'gerente@demo.test', COTEJO_PASSWORD: 'no-es-esta' };
  const refused = await typed([...ofColombia, file], stranger);
  expect(refused).toMatchObject({ exit: 2, out: '' });
  expect(refused.error).toBe('Credenciales inválidas.\n');

  const unread = await typed([...ofColombia, join(folder, 'no-hay.csv')]);
  expect(unread.exit).toBe(2);
  expect(unread.error).toMatch(/^No se puede leer el archivo .*no-hay\.csv\.$/m);

  const nowhere = { COTEJO_ORIGIN: 'http://localhost:1', COTEJO_TOKEN: 'x' };
  const unheard = await typed([...ofColombia, file], nowhere);
  expect(unheard.exit).toBe(2);
  expect(unheard.error).toContain('La plataforma no responde en http://localhost:1');
  expect(await clinicsNamed('Sede Hoya')).toEqual([]);
});
