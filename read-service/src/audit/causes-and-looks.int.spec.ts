import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { accessRecorder } from '@cotejo/core/audit/server';
import { type AuditEntry } from '@cotejo/core/audit';
import { account, openAccount } from '@cotejo/core/accounts';
import { bulk, startBulk } from '@cotejo/core/bulk';
import { addLeadNote, assignLead, lead, type LeadEvent } from '@cotejo/core/leads';
import { type TimelineEntry } from '@cotejo/core/lead-records';
import { sql } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { colleague } from '../testing/read-world.ts';
import { type ChainEvent, findChain } from './chains.ts';
import { type LeadAccess } from './lead-accesses.ts';
import {
  ana,
  anas,
  ask,
  at,
  type AuditWorld,
  beto,
  betos,
  createAuditWorld,
  erased,
  free,
  gema,
  peruvian,
  sofia,
} from './testing/audit-world.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await createAuditWorld();
});
afterAll(() => world.end());

describe('the timeline of a lead', () => {
  const timeline = (id: string, staff: Staff) =>
    world.rows<TimelineEntry>(`/api/console/leads/${id}/timeline`, staff);

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

  test('is as silent about an erased person when one looks at the lead as it was before', async () => {
    const { status, body } = await world.get(`/api/console/leads/${erased}?at=${at(85).toISOString()}`, gema);
    expect(status).toBe(200);
    expect(body).toMatchObject({ statusId: 4, firstName: null, notes: [{ text: null }] });
    expect(JSON.stringify(body)).not.toMatch(/María|912345678|mudó|Llamé|Ñuñoa/);
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
    // Whether she sees a lead is read from its row, which another projector writes.
    await world.get(`/api/console/leads/${free}`, gema, fresh);
    const seenByAna = await world.rows<ChainEvent>(`/api/console/chains/${commandId}`, ana);
    expect(seenByAna.map(({ resourceId }) => resourceId)).toEqual([anas]);
    const everything: VisibleRecords = { aggregate: 'leads', seenBy: () => sql('read.lead').select('id') };
    const viewer = { ...gema, until: new Date(8.64e15) };
    const first = (most: number) => findChain(world.pool, [everything], viewer, commandId, most);
    expect([await first(1), await first(2)]).toMatchObject([
      { events: [{ type: 'LeadAssigned' }], hasMore: true },
      { events: [{ type: 'LeadAssigned' }, { type: 'LeadReopened' }], hasMore: false },
    ]);
  });

  test('tells of records whose history one may not read no more than what one did, but where their page tells all', async () => {
    const commandId = randomUUID();
    const context = { actor: actorOf(gema), country: 'CL', now: at(205) } as const;
    const handle = commandHandler(world.store, world.codec);
    const note = addLeadNote({ by: gema, noteId: commandId, text: 'Llamé' });
    const { position } = await handle(lead, anas, note, { ...context, commandId, correlationId: commandId });
    await world.get(`/api/console/chains/${commandId}`, gema, { 'x-min-position': position });
    const ids = () => sql('read.lead').select('id');
    const seen: VisibleRecords = {
      aggregate: 'leads',
      seenBy: ids,
      auditedBy: () => ids().whereRaw('false'),
    };
    const toldTo = async (staff: Staff, rule: VisibleRecords) => {
      const viewer = { ...staff, until: new Date(8.64e15) };
      return (await findChain(world.pool, [rule], viewer, commandId)).events.map(({ type }) => type);
    };
    expect(await toldTo(gema, seen)).toEqual(['LeadNoteAdded']);
    expect(await toldTo(sofia, seen)).toEqual([]);
    expect(await toldTo(sofia, { ...seen, hasTimeline: true })).toEqual(['LeadNoteAdded']);
  });

  test('holds what an administrator did as the viewer, as the list does', async () => {
    const commandId = randomUUID();
    const acting = { ...ana, actedBy: { id: colleague('Ada', 'ADMINISTRADOR').id, role: 'ADMINISTRADOR' } };
    const handle = commandHandler(world.store, world.codec);
    const note = addLeadNote({ by: acting, noteId: commandId, text: 'Llamé' });
    const { position } = await handle(lead, anas, note, {
      actor: actorOf(acting),
      country: 'CL',
      commandId,
      correlationId: commandId,
      now: at(206),
    });
    await world.get(`/api/console/chains/${commandId}`, ana, { 'x-min-position': position });
    const listed = await world.rows<AuditEntry>(
      ask('happenings', { correlationId: commandId, actorKey: [ana.id, 'visitor'] }),
      ana,
    );
    expect(listed.map(({ type }) => type)).toEqual(['LeadNoteAdded']);
    const leads = { aggregate: 'leads', seenBy: () => sql('read.lead').select('id') };
    const untold: VisibleRecords = { ...leads, auditedBy: () => leads.seenBy().whereRaw('false') };
    const toldTo = async (staff: Staff) => {
      const viewer = { ...staff, until: new Date(8.64e15) };
      return (await findChain(world.pool, [untold], viewer, commandId)).events.map(({ type }) => type);
    };
    expect(await toldTo(ana)).toEqual(['LeadNoteAdded']);
    expect(await toldTo(beto)).toEqual([]);
  });

  test('shows what no rule speaks of to nobody but who did it', async () => {
    const run = randomUUID();
    const handle = commandHandler(world.store, world.codec);
    const started = startBulk({ command: 'add-note', aggregate: 'leads', ids: [free], payload: {} });
    const { position } = await handle(bulk, run, started, {
      actor: actorOf(gema),
      country: 'CL',
      commandId: run,
      correlationId: run,
      now: at(210),
    });
    const seenBy = async (staff: Staff) => {
      const fresh = { 'x-min-position': position };
      const { body } = await world.get(`/api/console/chains/${run}`, staff, fresh);
      return (body as ChainEvent[]).map(({ resource, resourceId }) => [resource, resourceId]);
    };
    expect(await seenBy(gema)).toEqual([['bulk', run]]);
    expect(await seenBy(sofia)).toEqual([]);
  });
});

describe('who looks at a lead', () => {
  const looks = async (leadId: string, staff: Staff = gema) => {
    const fresh = await world.after(`leadAccess-${leadId}`);
    const { body } = await world.get(ask('lead-access', { leadId }, '&range=[0,99]'), staff, fresh);
    return body as LeadAccess[];
  };
  const kinds = async (leadId: string): Promise<string[]> =>
    [...new Set((await looks(leadId)).map(({ what }) => what))].sort();

  test('at its page or its past leaves a trace that says who it was', async () => {
    for (const path of ['', '', `?at=${at(30).toISOString()}`])
      expect((await world.get(`/api/console/leads/${free}${path}`, gema)).status).toBe(200);
    expect(await kinds(free)).toEqual(['page', 'past']);
    expect(await looks(free)).toContainEqual(
      expect.objectContaining({ leadId: free, actor: actorOf(gema), actorName: 'Gema Díaz' }),
    );
  });

  test('and reads its timeline, looks once', async () => {
    const paths = ['', '/timeline'];
    await Promise.all(paths.map((path) => world.get(`/api/console/leads/${anas}${path}`, sofia)));
    const hers = (await looks(anas)).filter(({ actor }) => actor.kind === 'user' && actor.id === sofia.id);
    expect(hers.map(({ what }) => what)).toEqual(['page']);
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
    await record({ aggregate: 'leads', id: betos, country: 'CL', what: 'file', actor });
    await looks(betos);
    for (const id of [sofia.id, beto.id])
      expect(await world.rows(ask('lead-access', { actorId: id, what: 'file' }), gema)).toMatchObject([
        { leadId: betos, what: 'file', actor },
      ]);
  });

  test('is told to those who audit it, as far as they see the lead', async () => {
    expect(await looks(free, peruvian)).toEqual([]);
    expect(await world.rows(ask('lead-access', { leadId: free, at_lte: '2020-01-01' }), gema)).toEqual([]);
  });

  test('stands among the looks at all kinds of records, each for those who see the record', async () => {
    const opening = openAccount({ by: gema, executive: beto, country: 'CL' });
    await world.send(account, beto.id, opening, { actor: actorOf(gema), country: 'CL' });
    const record = accessRecorder(commandHandler(world.store, world.codec));
    const look = { country: 'CL', what: 'page', actor: actorOf(ana) } as const;
    for (const aggregate of ['accounts', 'secrets']) await record({ ...look, aggregate, id: beto.id });
    await world.get('/api/console/accounts', gema, await world.after(`account-${beto.id}`));
    const seenBy = async (staff: Staff) => {
      const path = ask('happenings', { kind: 'look', aggregateId: beto.id }, '&range=[0,99]');
      const { body } = await world.get(path, staff, await world.after(`access-${beto.id}`));
      return (body as AuditEntry[]).map(({ aggregate, aggregateId }) => `${aggregate}/${aggregateId}`);
    };
    expect(await seenBy(gema)).toContain(`accounts/${beto.id}`);
    expect(await seenBy(gema)).not.toContain(`secrets/${beto.id}`);
    expect(await seenBy(peruvian)).toEqual([]);
    expect(await world.rows(ask('lead-access', { leadId: beto.id }), gema)).toEqual([]);
  });

  test('sees nothing while looks can’t be recorded', async () => {
    const append = world.store.append.bind(world.store);
    world.store.append = () => Promise.reject(new StoreUnavailable(new Error('away')));
    try {
      const hidden = await world.get(`/api/console/leads/${betos}`, gema);
      expect(hidden).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { code: 'UNAVAILABLE' },
      });
      expect((await world.get(`/api/console/leads/${betos}/timeline`, gema)).status).toBe(503);
      expect((await world.get(ask('happenings'), gema)).status).toBe(200);
    } finally {
      world.store.append = append;
    }
    expect((await world.get(`/api/console/leads/${betos}`, gema)).status).toBe(200);
  });
});
