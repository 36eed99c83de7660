import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { actorOf } from '@cotejo/core/identity';
import { addLeadNote, assignLead, changeLeadStatus, lead, receiveLead } from '@cotejo/core/leads';
import { type LeadRecord } from '@cotejo/core/lead-records';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const ana = colleague('Ana Rojas', 'EJECUTIVO');
const beto = colleague('Beto Silva', 'EJECUTIVO');
const sofia = { ...colleague('Sofía Vera', 'SUPERVISOR'), team: [ana.id, beto.id] };
const peruvian = colleague('Pía Quispe', 'SUPERVISOR', ['PE']);
const backoffice = colleague('Bruno Paz', 'BACKOFFICE');

const [free, anas, betos] = [randomUUID(), randomUUID(), randomUUID()];
const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
const list = (filter: object, rest = '') =>
  `/api/console/leads?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`;

let world: ReadWorld;
let reached: string;

beforeAll(async () => {
  world = await createReadWorld();
  const { send, hire } = world;
  await hire(ana, beto, sofia);
  const by = { actor: actorOf(sofia) };
  await send(lead, free, receiveLead(request({ firstName: 'Álvaro' })), { now: at(0) });
  await send(lead, anas, receiveLead(request({ firstName: 'Beatriz', documentNumber: '123456785' })), {
    now: at(1),
  });
  await send(lead, betos, receiveLead(request({ firstName: 'Carla' })), { now: at(2) });
  await send(lead, anas, assignLead({ executive: ana, by: sofia }), { now: at(10), ...by });
  await send(lead, betos, assignLead({ executive: beto, by: sofia }), { now: at(11), ...by });
  const change = { statusId: 2, substatusId: 201, note: 'Pidió folleto', by: sofia };
  await send(lead, anas, changeLeadStatus(change), { now: at(30), ...by });
  const note = { noteId: randomUUID(), text: 'Llamar tarde', by: sofia };
  reached = (await send(lead, anas, addLeadNote(note), { now: at(40), ...by })).position;
});
afterAll(() => world.end());

const idsOf = (body: unknown): string[] => (body as LeadRecord[]).map(({ id }) => id);

describe('the list of leads', () => {
  test('shows an executive her own and those that nobody has', async () => {
    const { status, body, headers } = await world.get(list({}), ana, { 'x-min-position': reached });
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([anas, free]);
    expect(headers).toMatchObject({
      'content-range': 'leads 0-1/2',
      'x-projection-position': reached,
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-projection-stale');
  });

  test('answers the ids of all that match and one sees, whatever a page holds', async () => {
    const ids = async (filter: object, staff: typeof ana) =>
      (await world.get(list(filter).replace('/leads?', '/leads/ids?'), staff)).body;
    expect(await ids({}, ana)).toEqual([anas, free]);
    expect(await ids({ q: 'carla' }, sofia)).toEqual([betos]);
    expect(await ids({ q: 'carla' }, ana)).toEqual([]);
    expect(await ids({}, peruvian)).toEqual([]);
  });

  test('shows a supervisor all of the country, and nobody another country’s', async () => {
    expect(idsOf((await world.get(list({}), sofia)).body)).toEqual([betos, anas, free]);
    expect((await world.get(list({}), peruvian)).headers['content-range']).toBe('leads */0');
  });

  test('names the executive, says what may be done, and leaves out notes and message', async () => {
    const { body } = await world.get(list({ id: [anas] }), ana);
    const [row] = body as LeadRecord[];
    expect(row).toMatchObject({ executiveName: 'Ana Rojas', version: 4, statusId: 2, substatusId: 201 });
    expect(row!.allowedCommands).toContainEqual(
      expect.objectContaining({ command: 'change-status', allowed: true }),
    );
    for (const ofThePage of ['notes', 'activities', 'files', 'message', 'profile', 'attribution'])
      expect(row).not.toHaveProperty(ofThePage);
  });

  test.each([
    [{ q: 'beatriz' }, [anas]],
    [{ q: 'BEAT 12.345' }, [anas]],
    [{ q: '12.345.678-5' }, [anas]],
    [{ q: 'alvaro' }, [free]],
    [{ q: `${free.slice(0, 4)}-${free.slice(4, 8)}`.toUpperCase() }, [free]],
    [{ q: '100%' }, []],
    [{ statusId: 8 }, [free]],
    [{ statusId: [2, 8], executiveId: null }, [free]],
    [{ executiveId: beto.id }, [betos]],
    [{ executiveId: [ana.id, beto.id], substatusId: 201 }, [anas]],
    [{ country: 'PE' }, []],
    [{ requestTypeId: 3, fecha_gte: at(1).toISOString(), fecha_lte: at(1).toISOString() }, [anas]],
    [{ fecha_gte: '2026-03-03' }, []],
    [{ id: [] }, []],
  ])('finds by %j', async (filter, expected) => {
    expect(idsOf((await world.get(list(filter), sofia)).body)).toEqual(expected);
  });

  test.each([
    ['firstName', 'ASC', [free, anas, betos]],
    ['firstName', 'DESC', [betos, anas, free]],
    ['fecha_asignado', 'DESC', [betos, anas, free]],
    ['fecha_ultimo_estado', 'DESC', [anas, betos, free]],
    ['statusId', 'DESC', [free, ...[anas, betos].sort().reverse()]],
    ['id', 'ASC', [free, anas, betos].sort()],
  ])('sorts by %s %s', async (field, order, expected) => {
    const sort = `&sort=${encodeURIComponent(JSON.stringify([field, order]))}`;
    expect(idsOf((await world.get(list({}, sort), sofia)).body)).toEqual(expected);
  });

  test('is cut into pages', async () => {
    const page = await world.get(list({}, '&range=[1,1]'), sofia);
    expect(idsOf(page.body)).toEqual([anas]);
    expect(page.headers['content-range']).toBe('leads 1-1/3');
    expect((await world.get(list({}, '&range=[50,59]'), sofia)).headers['content-range']).toBe('leads */3');
    expect(await world.get(list({}, '&range=[10001,10025]'), sofia)).toMatchObject({
      status: 400,
      body: { code: 'TOO_DEEP', errors: { range: expect.stringContaining('10000') as string } },
    });
  });

  test('is refused to roles that have nothing to do with leads', async () => {
    expect(await world.get(list({}), backoffice)).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
  });
});

describe('the page of a lead', () => {
  test('has everything, with the names of who wrote', async () => {
    const { body } = await world.get(`/api/console/leads/${anas}`, ana);
    expect(body).toMatchObject({
      firstName: 'Beatriz',
      message: null,
      fecha_gestion: at(30).toISOString(),
      notes: [{ text: 'Llamar tarde', by: { kind: 'user', id: sofia.id }, byName: 'Sofía Vera' }],
    });
  });

  test('of somebody else is not there', async () => {
    expect(await world.get(`/api/console/leads/${betos}`, ana)).toMatchObject({ status: 404 });
    expect(await world.get(`/api/console/leads/${randomUUID()}`, sofia)).toMatchObject({ status: 404 });
  });

  test('shows how it was at an instant, and that the past can’t be changed', async () => {
    const { body } = await world.get(`/api/console/leads/${anas}?at=${at(20).toISOString()}`, ana);
    expect(body).toMatchObject({ version: 2, statusId: 2, substatusId: null, notes: [] });
    expect((body as LeadRecord).allowedCommands.filter(({ allowed }) => allowed)).toEqual([]);
    const before = `/api/console/leads/${anas}?at=${at(-1).toISOString()}`;
    expect(await world.get(before, ana)).toMatchObject({ status: 404 });
    const others = `/api/console/leads/${betos}?at=${at(5).toISOString()}`;
    expect(await world.get(others, ana)).toMatchObject({ status: 404 });
  });
});

describe('the status history', () => {
  const history = (leadId: string) =>
    `/api/console/lead-status-history?filter=${encodeURIComponent(JSON.stringify({ leadId }))}&range=[0,99]`;

  test('says who, from what to what, why and after how long', async () => {
    const { body, headers } = await world.get(history(anas), ana);
    expect(headers['content-range']).toBe('lead-status-history 0-2/3');
    expect(body).toMatchObject([
      {
        fromStatusId: null,
        toStatusId: 8,
        actor: { kind: 'visitor' },
        actorName: null,
        secondsInPrevious: null,
      },
      { fromStatusId: 8, toStatusId: 2, actorName: 'Sofía Vera', secondsInPrevious: 540 },
      { toSubstatusId: 201, note: 'Pidió folleto', secondsInPrevious: 1_200, at: at(30).toISOString() },
    ]);
  });

  test('of a lead that one may not see is empty', async () => {
    expect((await world.get(history(betos), ana)).body).toEqual([]);
  });

  test('needs a lead', async () => {
    expect(await world.get('/api/console/lead-status-history', ana)).toMatchObject({
      status: 400,
      body: { errors: { 'filter.leadId': 'Campo requerido.' } },
    });
  });
});

describe('reading one’s own writes', () => {
  test('waits until the projector is there', async () => {
    const id = randomUUID();
    const { position } = await world.send(lead, id, receiveLead(request()));
    const answer = await world.get(`/api/console/leads/${id}`, sofia, { 'x-min-position': position });
    expect(answer).toMatchObject({ status: 200, body: { id } });
    expect(BigInt(String(answer.headers['x-projection-position']))).toBeGreaterThanOrEqual(BigInt(position));
  });

  test('gives up after two seconds: a list says that it is old, a record that it is not there yet', async () => {
    const impatient = await createReadWorld({});
    onTestFinished(() => impatient.end());
    const { get } = impatient;
    await impatient.send(lead, anas, receiveLead(request()));
    const page = `/api/console/leads/${anas}`;
    await until('the lead', async () => (await get(page, sofia)).status === 200);
    // Projectors wait for this transaction with all they write.
    const { pool } = impatient;
    const blocker = await pool.connect();
    onTestFinished(async () => blocker.release(true));
    await blocker.query('begin; lock table checkpoints.projector in exclusive mode');
    const { position } = await impatient.send(lead, randomUUID(), receiveLead(request()));
    const future = { 'x-min-position': position };
    const began = Date.now();
    const [late, missing, known] = await Promise.all([
      get(list({}), sofia, future),
      get(`/api/console/leads/${randomUUID()}`, sofia, future),
      get(page, sofia, future),
    ]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_900);
    expect(late).toMatchObject({ status: 200, headers: { 'x-projection-stale': '1' } });
    expect(missing).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(known).toMatchObject({ status: 200, headers: { 'x-projection-stale': '1' } });
  });
});
