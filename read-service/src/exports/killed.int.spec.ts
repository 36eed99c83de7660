/** The read service is killed in the middle of an export: another process makes the file anew, and it is whole. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HeldBack, heldBack } from '../../../local/src/testing/held-back.ts';
import { type KillableService, openKillableService } from '../../../local/src/testing/killable-service.ts';
import { type RunningProjector, runProjector } from '../../../projectors/src/kit/projector/index.ts';
import { prepareTickets } from '../../../projectors/src/kit/live/ticket-table.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { inertParts, until } from '../../../projectors/src/testing/world.ts';
import { endedSessionSchema } from '../../../write-service/src/identity/sessions/ended-sessions.ts';
import { type ExportRow } from './exports.ts';
import { mostAttempts, reasons } from './run-export.ts';

const leads = Array.from({ length: 1_300 }, randomUUID);

let service: KillableService;
let thirdPart: HeldBack;
let projectors: RunningProjector[] = [];

const ask = (origin: string, path: string, body?: object): Promise<Response> =>
  service.ask(`${origin}/api/console/${path}`, body);

/** As if the half minute had passed for which a killed process had asked. */
const endLeases = () => service.sql.query(`update exports.export set leased_until = '-infinity'`);
const partsOf = async (id: string): Promise<readonly string[]> =>
  (
    await service.sql.query<{ run: string }>(
      'select run from exports.part where export_id = $1 order by number',
      [id],
    )
  ).rows.map(({ run }) => run);

beforeAll(async () => {
  service = await openKillableService('read-service');
  const { sql, store, world, databaseUrl: database } = service;
  await sql.query(endedSessionSchema);
  await prepareTickets(sql);
  await service.receive(leads);
  projectors = projectorsWith(inertParts)
    .filter(({ name }) => ['leads', 'identity', 'audit'].includes(name))
    .map((projector) => runProjector({ projector, database, store, codec: world.codec, reports: sql }));
  const known = async () =>
    Number((await sql.query<{ n: string }>('select count(*) as n from read.lead')).rows[0]!.n);
  await until('read models', () => projectors.every((projector) => projector.isReady()));
  await until('the leads', async () => (await known()) === leads.length);
});
afterAll(async () => {
  await service.killAll();
  await Promise.all(projectors.map((projector) => projector.stop()));
  await service.end();
});

test('an export that a killed process had begun is made by the next one, whole and once', async () => {
  const first = await service.start();
  await until('tables', async () => (await ask(first.origin, 'exports')).status === 200);
  // The third part waits, so the file is half made for certain.
  thirdPart = await heldBack(service.sql, { table: 'exports.part', on: 'insert', when: 'new.number >= 2' });
  const letGo = await thirdPart.hold();
  const asked = await ask(first.origin, 'exports', { resource: 'leads', format: 'csv' });
  expect(asked.status).toBe(202);
  const { id } = (await asked.json()) as { id: string };
  await until('half a file', async () => (await partsOf(id)).length === 2);
  await first.entry.end('SIGKILL');
  await thirdPart.cutWaiting();
  await letGo();

  const second = await service.start();
  await endLeases();
  const state = async () => (await (await ask(second.origin, `exports/${id}`)).json()) as ExportRow;
  await until('its end', async () => (await state()).status === 'done');
  expect(await state()).toMatchObject({ rows: leads.length, total: leads.length });
  expect(new Set(await partsOf(id)).size).toBe(1);

  // Who is quick may take the file before its end is told.
  await until('its event', async () => (await service.store.readStream(`export-${id}`)).length === 2);
  const file = await (await ask(second.origin, `exports/${id}/file`)).text();
  const ids = file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[1]);
  expect(ids.sort()).toEqual([...leads].sort());
  const told = (await service.store.readStream(`export-${id}`)).map(({ type }) => type);
  expect(told).toEqual(['ExportRequested', 'ExportFinished', 'ExportDownloaded']);

  const traces = `select count(*) as n, count(distinct record_id) as leads from read.access where what = 'export'`;
  const traced = async () => (await service.sql.query<{ n: string; leads: string }>(traces)).rows[0];
  await until('the traces', async () => Number((await traced())?.leads) === leads.length);
  expect(await traced()).toEqual({ n: String(leads.length), leads: String(leads.length) });
}, 300_000);

test('an export whose process dies at each try is given up after the third, and says why', async () => {
  const letGo = await thirdPart.hold();
  await service.killAll();
  let instance = await service.start();
  await until('tables', async () => (await ask(instance.origin, 'exports')).status === 200);
  const asked = await ask(instance.origin, 'exports', { resource: 'leads', format: 'csv' });
  const { id } = (await asked.json()) as { id: string };
  const runs = new Set<string>();
  for (let tries = 1; tries <= mostAttempts; tries += 1) {
    await until('half a file of its own', async () => {
      const parts = await partsOf(id);
      return parts.length === 2 && parts.every((run) => !runs.has(run));
    });
    runs.add((await partsOf(id))[0]!);
    await instance.entry.end('SIGKILL');
    await thirdPart.cutWaiting();
    await endLeases();
    instance = await service.start();
  }
  const state = async () => (await (await ask(instance.origin, `exports/${id}`)).json()) as ExportRow;
  await until('its end', async () => (await state()).status === 'failed');
  // While it is held: a killed process' last insert may wait there too, and would leave its part when it is let go.
  expect([(await state()).error, runs.size, await partsOf(id)]).toEqual([reasons.GIVEN_UP, mostAttempts, []]);
  await letGo();
  await until('its event', async () => (await service.store.readStream(`export-${id}`)).length === 2);
  const [, failed] = await service.store.readStream(`export-${id}`);
  expect(failed).toMatchObject({ type: 'ExportFailed', data: { reason: 'GIVEN_UP' } });
}, 300_000);
