import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorOf } from '@cotejo/core/identity';
import { receiveLead, lead, leadStream } from '@cotejo/core/leads';
import { parking, retryParkedStream, skipParkedEvent } from '@cotejo/core/projections';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const administrator = colleague('Ana Administradora', 'ADMINISTRADOR');
const manager = colleague('Gema Gerente', 'GERENTE');
const executive = colleague('Eva Ejecutiva', 'EJECUTIVO');

type Row = Record<string, unknown> & { id: string; projector: string };
let world: ReadWorld;
const id = randomUUID();
const stream = leadStream(id);
const eventId = randomUUID();

const rowsOf = async (resource: string, filter: object = {}): Promise<readonly Row[]> => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await world.get(`/api/console/${resource}?${query}`, manager)).body as readonly Row[];
};
const parkedBy = async (projector: string) => rowsOf('parked-streams', { projector });

/** An event of a lead that says whose it is where a number should stand. */
const appendPoison = async (): Promise<void> => {
  const [received] = await world.store.readStream(stream);
  const data = { substatusId: 'María', at: 'maria@correo.cl', 'clave de María': 1 };
  const metadata = { ...received!.metadata, commandId: randomUUID(), schemaVersion: 1, secret: 'María' };
  await world.store.append(stream, [{ id: eventId, type: 'LeadAppointmentSet', data, metadata }], 0);
};

beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(administrator, manager, executive);
  await world.send(lead, id, receiveLead(request()));
  await appendPoison();
  await until('the parked stream', async () => (await parkedBy('leads')).length === 1);
});
afterAll(() => world.end());

test('the list says what is parked, by which projector, and why, and nothing of what people typed', async () => {
  const [row] = await parkedBy('leads');
  expect(row).toMatchObject({
    projector: 'leads',
    stream,
    eventId,
    revision: 1,
    type: 'LeadAppointmentSet',
    error: expect.stringContaining('ZodError substatusId') as string,
    waiting: 1,
    shown: true,
    allowedCommands: [
      { command: 'retry', allowed: false },
      { command: 'skip', allowed: false },
    ],
  });
  expect(row!['fields']).toContain('substatusId');
  // Others that understand leads have parked it too, automations among them.
  const ofAll = () => rowsOf('parked-streams', { stream: [stream], shown: true });
  await until('the others', async () => (await ofAll()).length > 1);
  expect(JSON.stringify(await ofAll())).not.toMatch(/mar[ií]a/i);
});

test('a parked event is shown from inside with the names of its fields alone', async () => {
  const [row] = await parkedBy('leads');
  const { status, body } = await world.get(`/api/console/parked-streams/${row!.id}`, administrator);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: row!.id,
    metadata: { country: 'CL', actor: { kind: 'visitor' }, schemaVersion: 1 },
    dataFields: [
      { name: 'substatusId', holds: 'text', failed: true },
      { name: 'at', holds: 'text', failed: true },
      { name: '…', holds: 'number', failed: false },
    ],
    allowedCommands: [
      { command: 'retry', allowed: true },
      { command: 'skip', allowed: true },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/mar[ií]a/i);
});

test('the number of parked streams stands in the report of the projections', async () => {
  const { body } = await world.get('/api/console/projections', manager);
  expect((body as readonly Row[]).find(({ name }) => name === 'leads')).toMatchObject({
    parked: 1,
    stoppedAt: null,
  });
});

describe('who does not run the platform', () => {
  test.each(['parked-streams', `parked-streams/${randomUUID()}`, 'skipped-events'])(
    'is not shown %s',
    async (path) => expect((await world.get(`/api/console/${path}`, executive)).status).toBe(403),
  );
});

test('what is not parked is not found', async () =>
  expect((await world.get(`/api/console/parked-streams/${randomUUID()}`, manager)).status).toBe(404));

test('a decision is followed, and a skip stays on record with its reason and who decided', async () => {
  const actor = actorOf(administrator);
  const [before] = await parkedBy('leads');
  await world.send(parking, 'leads', retryParkedStream(stream), { actor });
  await until('the second try', async () => {
    const [row] = await parkedBy('leads');
    return row!['triedAt'] !== before!['triedAt'];
  });
  const reason = 'Un formato de antes';
  await world.send(parking, 'leads', skipParkedEvent({ stream, eventId, reason }), { actor });
  await until('the end', async () => (await parkedBy('leads')).length === 0);
  expect(await rowsOf('skipped-events', { projector: 'leads' })).toMatchObject([
    { stream, eventId, reason, byId: administrator.id, byName: administrator.name },
  ]);
});
