import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLeadNote, assignLead, changeLeadStatus, lead, receiveLead } from '@cotejo/core/leads';
import { everybody } from '@cotejo/core/lead-records';
import { actorOf } from '@cotejo/core/identity';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { accented } from '../testing/accented.ts';
import { createWorld, indexKey, reaches, request, staff } from '../testing/world.ts';
import { leadsProjector } from './leads-projector.ts';

const executive = staff('EJECUTIVO');
const supervisor = { ...staff('SUPERVISOR'), team: [executive.id] };
const { store, codec, send } = createWorld();
let projector: RunningProjector;
let sql: Pool;

beforeAll(async () => {
  const database = await createTestDatabase();
  sql = openTestPool(database);
  projector = runProjector({
    projector: leadsProjector(indexKey),
    database: database.url,
    reports: sql,
    store,
    codec,
  });
  return database.drop;
});
afterAll(async () => {
  await projector.stop();
  await sql.end();
});

const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);

describe('a lead that was received, assigned, worked on and noted', () => {
  const id = randomUUID();
  beforeAll(async () => {
    const by = { actor: actorOf(supervisor) };
    await send(lead, id, receiveLead(request({ paternalSurname: 'Núñez\u0000' })), { now: at(0) });
    await send(lead, id, assignLead({ executive, by: supervisor }), { now: at(10), ...by });
    const change = { statusId: 2, substatusId: 201, note: 'Llamar mañana', by: supervisor };
    await send(lead, id, changeLeadStatus(change), { now: at(25), ...by });
    const note = { noteId: randomUUID(), text: 'Prefiere WhatsApp', by: supervisor };
    const { position } = await send(lead, id, addLeadNote(note), { now: at(30), ...by });
    await reaches(projector, position);
  });

  test('is one row that can be filtered, sorted and searched', async () => {
    const { rows } = await sql.query('select * from read.lead where id = $1', [id]);
    expect(rows).toMatchObject([
      {
        version: 4,
        country: 'CL',
        status_id: 2,
        substatus_id: 201,
        owner: executive.id,
        fecha: at(0),
        fecha_asignado: at(10),
        fecha_ultimo_estado: at(25),
        sort_name: 'maria',
        search: `${id.slice(0, 8)} maria nunez\uFFFD maria@correo.cl +56912345678`,
      },
    ]);
  });

  test('counts once for its executive and once for everybody, where it stands now', async () => {
    const { rows } = await sql.query(`select * from read.lead_count where owner <> '${everybody}'`);
    const place = { country: 'CL', request_type_id: 3, status_id: 2, substatus_id: 201, leads: '1' };
    expect(rows).toEqual([{ owner: executive.id, ...place }]);
    const { rows: all } = await sql.query(`select * from read.lead_count where owner = '${everybody}'`);
    expect(all).toEqual([{ owner: everybody, ...place }]);
  });

  test('has a history that says from what to what, who, why and after how long', async () => {
    const { rows } = await sql.query<Record<string, unknown>>(
      'select * from read.lead_status_history where lead_id = $1 order by version',
      [id],
    );
    const kept = rows.map((row) => [row['from_status_id'], row['to_status_id'], row['seconds_in_previous']]);
    expect(kept).toEqual([
      [null, 8, null],
      [8, 2, '600'],
      [2, 2, '900'],
    ]);
    expect(rows[2]).toMatchObject({
      to_substatus_id: 201,
      note: 'Llamar mañana',
      actor: { id: supervisor.id },
    });
  });
});

test('the console can read how far each projector is', async () => {
  const status = async () => (await sql.query<object>('select * from read.projection_status')).rows;
  await expect
    .poll(status, { timeout: 60_000 })
    .toMatchObject([
      { name: 'leads', version: 9, caught_up: true, frozen: false, lag_events: '0', lag_seconds: 0 },
    ]);
});

test('a lead with more accents than an index has room for is a row like any other', async () => {
  const id = randomUUID();
  const asked = { ...request({ firstName: accented(100) }), origin: { lead: accented(200) } };
  await reaches(projector, (await send(lead, id, receiveLead(asked), { now: at(-60) })).position);
  expect((await sql.query('select from read.lead where id = $1', [id])).rowCount).toBe(1);
});
