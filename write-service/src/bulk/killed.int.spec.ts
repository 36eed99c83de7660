/** The write service is killed in the middle of a bulk run: another process goes on, and nothing happens twice. */
import { randomUUID } from 'node:crypto';
import { bulk, type BulkRow } from '@cotejo/core/bulk';
import { aggregateLoader } from '@cotejo/core/kit/command-handling';
import { lead } from '@cotejo/core/leads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldBack } from '../../../local/src/testing/held-back.ts';
import { type KillableService, openKillableService } from '../../../local/src/testing/killable-service.ts';
import { until } from '../../../projectors/src/testing/world.ts';

const leads = Array.from({ length: 60 }, randomUUID);

let service: KillableService;
beforeAll(async () => {
  service = await openKillableService('write-service');
  await service.receive(leads);
});
afterAll(() => service.end());

const rowsOf = async (id: string): Promise<{ rows: readonly BulkRow[]; status: string }> => {
  const { past, state } = await aggregateLoader(service.store, service.world.codec)(bulk, id);
  const rows = past.flatMap((event) => (event.type === 'BulkRowsHandled' ? event.data.rows : []));
  return { rows, status: state.status };
};

test('a run that a killed process had begun is finished by the next one, each lead once', async () => {
  const { sql, start, ask } = service;
  const first = await start();
  // Who works on a run says so again after each portion: that waits here, so the run is begun and not done for certain.
  // Who was too early, before the run's beginning was told, gives it back: that shortens its time, and is let through.
  const longer = 'old.leased_until > now() and new.leased_until > old.leased_until';
  const renewal = { table: 'write.bulk_run', on: 'update', when: longer } as const;
  const { hold, cutWaiting } = await heldBack(sql, renewal);
  const letGo = await hold();
  const id = randomUUID();
  const started = await ask(
    `${first.origin}/api/commands/bulk/${id}/start`,
    { command: 'add-note', ids: leads, payload: { text: 'Llamar el lunes' } },
    { 'idempotency-key': randomUUID() },
  );
  expect(started.status).toBe(200);
  await until('some rows', async () => (await rowsOf(id)).rows.length > 0);
  await first.entry.end('SIGKILL');
  await cutWaiting();
  await letGo();
  const before = await rowsOf(id);
  expect(before).toMatchObject({ status: 'running' });
  expect(before.rows.length).toBeLessThan(leads.length);

  await start();
  // As if the half minute had passed for which the killed one had asked.
  await sql.query(`update write.bulk_run set leased_until = '-infinity'`);
  await until('its end', async () => (await rowsOf(id)).status === 'finished');
  const after = await rowsOf(id);
  expect(after.rows.every(({ ok }) => ok)).toBe(true);
  expect(after.rows.map(({ id }) => id).sort()).toEqual([...leads].sort());
  const load = aggregateLoader(service.store, service.world.codec);
  for (const leadId of leads) {
    const { past } = await load(lead, leadId);
    expect(past.map(({ type }) => type)).toEqual(['LeadReceived', 'LeadNoteAdded']);
  }
}, 120_000);
