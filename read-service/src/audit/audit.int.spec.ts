import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor } from '@cotejo/core/event-sourcing';
import { actorOf } from '@cotejo/core/identity';
import { type AccessKind, accessRecorder } from '@cotejo/core/lead-access';
import { commandHandler } from '@cotejo/core/command-handling';
import { StoreUnavailable } from '@cotejo/core/event-store';
import { roleNames } from '@cotejo/core/reference';
import {
  addLeadNote,
  assignLead,
  eraseLead,
  failLead,
  lead,
  type LeadEvent,
  maySeeLead,
  reassignLead,
  receiveLead,
  type TimelineEntry,
} from '@cotejo/core/leads';
import { request } from '../../../projectors/src/testing/world.ts';
import { readList } from '../http/dialect.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type ChainEvent } from './chains.ts';
import { type DurationRow } from './durations.ts';
import { type LeadAccessRow } from './lead-access.ts';
import { findStatusChanges, statusChangeList, type StatusChangeRow } from './status-changes.ts';

const ana = colleague('Ana Rojas', 'EJECUTIVO');
const beto = colleague('Beto Silva', 'EJECUTIVO');
const sofia = { ...colleague('Sofía Vera', 'SUPERVISOR'), team: [ana.id, beto.id] };
const gema = colleague('Gema Díaz', 'GERENTE');
const peruvian = colleague('Pía Quispe', 'GERENTE', ['PE']);

/** Ana's, Beto's, nobody's, and one whose person was erased. */
const [anas, betos, free, erased] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
const since = { at_gte: '2026-01-01' };
const ask = (path: string, filter: object = since, rest = '') =>
  `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`;

let world: ReadWorld;
let chain: string;

beforeAll(async () => {
  world = await createReadWorld();
  const { send, hire } = world;
  await hire(ana, beto, sofia, gema);
  const by = (actor: Parameters<typeof actorOf>[0]) => ({ actor: actorOf(actor) });
  for (const [index, id] of [anas, betos, free, erased].entries())
    await send(lead, id, receiveLead(request()), { now: at(index) });
  await send(lead, anas, assignLead({ executive: ana, by: gema }), { now: at(60), ...by(gema) });
  await send(lead, betos, assignLead({ executive: beto, by: gema }), { now: at(61), ...by(gema) });
  const failure = { substatusId: 402, reasonId: 99, reasonText: 'Se mudó a Lima', note: 'Llamé tres veces' };
  await send(lead, anas, failLead({ ...failure, by: ana }), { now: at(180), ...by(ana) });
  await send(lead, erased, assignLead({ executive: ana, by: gema }), { now: at(63), ...by(gema) });
  await send(lead, erased, failLead({ ...failure, by: ana }), { now: at(83), ...by(ana) });
  const noted = { noteId: randomUUID(), text: 'Vive en Ñuñoa', by: ana };
  await send(lead, erased, addLeadNote(noted), { now: at(84), ...by(ana) });
  await send(lead, erased, eraseLead(gema, 'Solicitud 12'), { now: at(90), ...by(gema) });
  const reassigned = reassignLead({ executive: ana, by: gema });
  const { position } = await send(lead, betos, reassigned, { now: at(100), ...by(gema) });
  await send(lead, betos, reassignLead({ executive: beto, by: gema }), { now: at(101), ...by(gema) });
  const fresh = { 'x-min-position': String(BigInt(position) + 1n) };
  await world.get(ask('status-changes'), gema, fresh);
  await world.get(ask('lead-access', {}), gema, fresh);
  const [first] = await world.store.readStream(`lead-${betos}`);
  chain = String(first!.metadata['$correlationId']);
});
afterAll(() => world.end());

const rows = async <Row>(url: string, staff: Parameters<ReadWorld['get']>[1]): Promise<Row[]> => {
  const { status, body } = await world.get(url, staff);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Row[];
};

describe('the changes of status across leads', () => {
  const changes = (filter: object, staff: Parameters<ReadWorld['get']>[1] = gema) =>
    rows<StatusChangeRow>(ask('status-changes', filter, '&range=[0,99]'), staff);

  test('say who, from what to what, why, after how long and whose lead it was', async () => {
    expect(await changes({ ...since, leadId: anas, toStatusId: 4 })).toMatchObject([
      {
        leadId: anas,
        country: 'CL',
        requestTypeId: 3,
        fromStatusId: 2,
        toStatusId: 4,
        toSubstatusId: 402,
        reasonId: 99,
        reasonText: 'Se mudó a Lima',
        note: 'Llamé tres veces',
        actorName: 'Ana Rojas',
        executiveId: ana.id,
        executiveName: 'Ana Rojas',
        at: at(180).toISOString(),
        secondsInPrevious: 7_200,
      },
    ]);
  });

  test('hold nothing any more that was written about an erased person', async () => {
    const told = await changes({ leadId: erased });
    expect(told.map(({ toStatusId }) => toStatusId)).toEqual([4, 2, 8]);
    expect(told[0]).toMatchObject({ reasonId: 99, reasonText: null, note: null });
    const stored = await world.pool.query(
      'select note, reason_text from read.lead_status_history where lead_id = $1',
      [erased],
    );
    expect(JSON.stringify(stored.rows)).not.toMatch(/mudó|Llamé/);
  });

  test.each([
    ['a person', { actorId: ana.id }, 2],
    ['an executive', { executiveId: beto.id }, 1],
    ['nobody’s leads', { executiveId: null }, 4],
    ['a country', { country: 'PE' }, 0],
    ['a request type', { requestTypeId: [3] }, 9],
    ['a status before', { fromStatusId: 8 }, 3],
    ['a status after', { toStatusId: [4, 8] }, 6],
    ['a substatus after', { toSubstatusId: 402 }, 2],
    ['a reason', { reasonId: [99] }, 2],
    ['a time', { at_gte: at(63).toISOString(), at_lte: at(83).toISOString() }, 2],
    ['a duration', { seconds_gte: 3_600, seconds_lte: 7_200 }, 4],
    ['no time, the last thirty days', { at_gte: undefined }, 0],
  ])('are found by %s', async (_, filter, count) => {
    expect(await changes({ ...since, ...filter })).toHaveLength(count);
  });

  test('are sorted by time and by duration', async () => {
    const sorted = await rows<StatusChangeRow>(
      ask('status-changes', since, '&sort=["secondsInPrevious","DESC"]&range=[0,0]'),
      gema,
    );
    expect(sorted[0]).toMatchObject({ leadId: anas, secondsInPrevious: 7_200 });
  });

  test('refuse what can’t be filtered or sorted by', async () => {
    expect(await world.get(ask('status-changes', { note: 'x' }), gema)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FILTER' },
    });
    expect(await world.get(ask('status-changes', { seconds_gte: 'mucho' }), gema)).toMatchObject({
      status: 400,
    });
  });
});

describe('durations', () => {
  const durations = (by: string, filter: object = since, staff: Parameters<ReadWorld['get']>[1] = gema) =>
    rows<DurationRow>(ask('durations', filter, `&by=${by}`), staff);

  test('are those of the status that was left', async () => {
    expect(await durations('fromStatus')).toMatchObject([
      { key: '8', name: 'Web', count: 3, median: 3_600, mean: 3_600, max: 3_600, outliers: [] },
      { key: '2', name: 'Asignado', count: 2, median: 4_200, max: 7_200, p90: 6_600 },
    ]);
  });

  test.each([
    ['toStatus', ['Asignado', 'Fallido']],
    ['actor', ['Gema Díaz', 'Ana Rojas']],
    ['executive', ['Sin ejecutivo', 'Ana Rojas']],
    ['reason', ['Otros (especificar)']],
    ['day', ['2026-03-02']],
  ])('by %s are named in words', async (by, names) => {
    expect((await durations(by)).map(({ name }) => name)).toEqual(names);
  });

  test('single out what took far longer than the rest', async () => {
    const slow = randomUUID();
    for (let index = 0; index < 8; index += 1) {
      const id = index === 7 ? slow : randomUUID();
      const minutes = index === 7 ? 90_000 : 10 + index;
      await world.send(lead, id, receiveLead(request()), { now: at(-100_000) });
      const assigned = assignLead({ executive: ana, by: gema });
      await world.send(lead, id, assigned, { now: at(-100_000 + minutes), actor: actorOf(gema) });
    }
    const [last] = (await world.store.readStream(`lead-${slow}`)).slice(-1);
    const fresh = { 'x-min-position': String(last!.position.commit) };
    const filter = { at_gte: '2025-12-01', at_lte: '2026-03-01T00:00:00Z' };
    const { body } = await world.get(ask('durations', filter, '&by=toStatus'), gema, fresh);
    expect(body).toMatchObject([{ key: '2', outliers: [{ leadId: slow, seconds: 90_000 * 60 }] }]);
  });

  test('of more than a year are refused', async () => {
    expect(await world.get(ask('durations', { at_gte: '2020-01-01' }, '&by=day'), gema)).toMatchObject({
      status: 400,
      body: { errors: { 'filter.at_gte': 'Elige un periodo de 366 días como máximo.' } },
    });
  });
});

describe('an audit shows as much as its viewer may see', () => {
  test.each(roleNames)('%s', async (role) => {
    const everything = readList({ filter: JSON.stringify(since), range: '[0,99]' }, statusChangeList);
    for (const team of [[], [ana.id]]) {
      const viewer = { ...colleague('Nadie', role), team };
      const found = await findStatusChanges(world.pool, viewer, everything);
      const seen = new Set(found.rows.map(({ leadId }) => leadId));
      for (const [id, executiveId] of [
        [anas, ana.id],
        [betos, beto.id],
        [free, null],
      ] as const)
        expect(seen.has(id), `${role} ${executiveId}`).toBe(
          maySeeLead({ country: 'CL', executiveId }, viewer),
        );
    }
  });

  test('and executives have none', async () => {
    for (const path of ['status-changes', 'lead-access'])
      expect(await world.get(ask(path, {}), ana)).toMatchObject({
        status: 403,
        body: { code: 'NOT_ALLOWED' },
      });
    expect(await world.get(ask('durations', {}, '&by=actor'), ana)).toMatchObject({ status: 403 });
  });

  test('nothing of another country', async () => {
    expect(await rows(ask('status-changes'), peruvian)).toEqual([]);
    expect(await rows(ask('durations', since, '&by=actor'), peruvian)).toEqual([]);
    expect(await rows(`/api/console/chains/${chain}`, peruvian)).toEqual([]);
  });
});

describe('the timeline of a lead', () => {
  const timeline = (id: string, staff: Parameters<ReadWorld['get']>[1]) =>
    rows<TimelineEntry>(`/api/console/leads/${id}/timeline`, staff);

  test('tells each event with who, why and what it changed', async () => {
    const told = await timeline(anas, ana);
    expect(told.map(({ type }) => type)).toEqual(['LeadReceived', 'LeadAssigned', 'LeadFailed']);
    expect(told[1]).toMatchObject({ actorName: 'Gema Díaz', secondsSincePrevious: 3_600 });
    expect(told[1]!.changes).toContainEqual({ field: 'executiveName', before: null, after: 'Ana Rojas' });
  });

  test('of an erased person tells what happened, and nothing about the person', async () => {
    const told = await timeline(erased, gema);
    expect(told.map(({ type }) => type)).toEqual([
      'LeadReceived',
      'LeadAssigned',
      'LeadFailed',
      'LeadNoteAdded',
      'SubjectErased',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/María|912345678|mudó|Llamé|Ñuñoa/);
  });

  test('of a lead that one may not see is not there', async () => {
    expect(await world.get(`/api/console/leads/${betos}/timeline`, ana)).toMatchObject({ status: 404 });
    expect(await world.get(`/api/console/leads/${randomUUID()}/timeline`, gema)).toMatchObject({
      status: 404,
    });
  });
});

describe('a chain of causes', () => {
  test('holds what one command set off, across leads, as far as one sees them', async () => {
    const commandId = randomUUID();
    const context = { actor: actorOf(gema), country: 'CL', correlationId: commandId, now: at(200) } as const;
    const handle = commandHandler(world.store, world.codec);
    await handle(lead, free, assignLead({ executive: beto, by: gema }), { ...context, commandId });
    const [, cause] = await world.store.readStream(`lead-${free}`);
    const automatic: Actor = { kind: 'system', automation: 'when-lead-assigned-then-reopen' };
    const reopen = (): readonly LeadEvent[] => [{ type: 'LeadReopened', data: {} }];
    const { position } = await handle(lead, anas, reopen, {
      ...context,
      commandId: randomUUID(),
      causationId: cause!.id,
      actor: automatic,
    });
    const fresh = { 'x-min-position': position };
    const { body } = await world.get(`/api/console/chains/${commandId}`, gema, fresh);
    expect(body).toMatchObject([
      {
        resource: 'leads',
        resourceId: free,
        type: 'LeadAssigned',
        commandId,
        causationId: commandId,
        actorName: 'Gema Díaz',
      },
      { resource: 'leads', resourceId: anas, type: 'LeadReopened', causationId: cause!.id, actor: automatic },
    ]);
    const seenByAna = await rows<ChainEvent>(`/api/console/chains/${commandId}`, ana);
    expect(seenByAna.map(({ resourceId }) => resourceId)).toEqual([anas]);
  });
});

describe('who looks at a lead', () => {
  const looks = async (leadId: string, staff: Parameters<ReadWorld['get']>[1] = gema) => {
    const stored = await world.store.readStream(`leadAccess-${leadId}`);
    const fresh = { 'x-min-position': String(stored.at(-1)?.position.commit ?? 0n) };
    const { body } = await world.get(ask('lead-access', { leadId }, '&range=[0,99]'), staff, fresh);
    return body as LeadAccessRow[];
  };
  const kinds = async (leadId: string): Promise<AccessKind[]> =>
    (await looks(leadId)).map(({ what }) => what).sort();

  test('at its page, its past or its timeline leaves a trace, once, with who it was', async () => {
    for (const path of ['', '', '/timeline', `?at=${at(30).toISOString()}`])
      expect((await world.get(`/api/console/leads/${free}${path}`, gema)).status).toBe(200);
    expect(await kinds(free)).toEqual(['page', 'past', 'timeline']);
    expect(await looks(free)).toContainEqual(
      expect.objectContaining({ leadId: free, actor: actorOf(gema), actorName: 'Gema Díaz' }),
    );
  });

  test('without being shown anything leaves none', async () => {
    const before = await kinds(betos);
    for (const path of ['', '/timeline', `?at=${at(30).toISOString()}`])
      expect((await world.get(`/api/console/leads/${betos}${path}`, ana)).status).toBe(404);
    expect((await world.get(`/api/console/leads/${betos}?at=2020-01-01`, gema)).status).toBe(404);
    expect(await kinds(betos)).toEqual(before);
  });

  test('on behalf of somebody is found by both', async () => {
    const record = accessRecorder(commandHandler(world.store, world.codec));
    const actor: Actor = { ...actorOf(sofia), onBehalfOf: { id: beto.id, role: 'EJECUTIVO' } } as Actor;
    await record({ leadId: betos, country: 'CL', what: 'file', actor });
    await looks(betos);
    for (const id of [sofia.id, beto.id])
      expect(await rows(ask('lead-access', { actorId: id, what: 'file' }), gema)).toMatchObject([
        { leadId: betos, what: 'file', actor },
      ]);
  });

  test('is told to those who audit it, as far as they see the lead', async () => {
    expect(await looks(free, peruvian)).toEqual([]);
    expect(await rows(ask('lead-access', { leadId: free, at_lte: '2020-01-01' }), gema)).toEqual([]);
  });

  test('sees nothing while looks can’t be recorded', async () => {
    const { append } = world.store;
    world.store.append = () => Promise.reject(new StoreUnavailable(new Error('away')));
    try {
      const hidden = await world.get(`/api/console/leads/${betos}`, gema);
      expect(hidden).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { code: 'UNAVAILABLE' },
      });
      expect((await world.get(`/api/console/leads/${betos}/timeline`, gema)).status).toBe(503);
      expect((await world.get(ask('status-changes'), gema)).status).toBe(200);
    } finally {
      world.store.append = append;
    }
    expect((await world.get(`/api/console/leads/${betos}`, gema)).status).toBe(200);
  });
});
