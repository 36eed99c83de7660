import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorOf } from '@cotejo/core/identity';
import { assignLead, eraseLead, lead, reassignLead, receiveLead } from '@cotejo/core/leads';
import { inbox, markAllRead, markRead } from '@cotejo/core/notifications';
import { request } from '../../../projectors/src/testing/world.ts';
import { type Answer, colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const boss = colleague('Ada', 'ADMINISTRADOR');
const by = { actor: actorOf(boss) };

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(boss);
});
afterAll(() => world.end());

type Row = {
  id: string;
  aggregate: string;
  aggregateId: string;
  kind: string;
  title: string;
  text: string;
  at: string;
  read: boolean;
};
const rowsOf = ({ body }: Answer) => body as Row[];
const told = (staff: ReturnType<typeof colleague>, position: string, filter: object = {}) =>
  world.get(`/api/console/notifications?filter=${encodeURIComponent(JSON.stringify(filter))}`, staff, {
    'x-min-position': position,
  });
/** A lead that somebody was given. */
const given = async (executive: ReturnType<typeof colleague>) => {
  const id = randomUUID();
  await world.send(lead, id, receiveLead(request()));
  const { position } = await world.send(lead, id, assignLead({ executive, by: boss }), by);
  // The names come from the leads, which another projector writes.
  await world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': position });
  return { id, position };
};

describe('an executive', () => {
  test('reads what happened, with the names of people as far as they may be known', async () => {
    const [ana, luis] = [colleague('Ana', 'EJECUTIVO'), colleague('Luis', 'EJECUTIVO')];
    const { id, position } = await given(ana);
    expect(rowsOf(await told(ana, position))).toMatchObject([
      {
        kind: 'lead-assigned',
        aggregate: 'leads',
        aggregateId: id,
        title: 'Ada te asignó la solicitud de María',
        read: false,
      },
    ]);

    const moved = await world.send(lead, id, reassignLead({ executive: luis, by: boss }), by);
    await world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': moved.position });
    const [away, before] = rowsOf(await told(ana, moved.position));
    expect([away!.kind, before!.kind]).toEqual(['lead-reassigned-away', 'lead-assigned']);
    expect(away!.title).toBe('Ada pasó una solicitud tuya a otro ejecutivo');
    // It is somebody else's now: what she may not see any more is not told here either.
    expect(JSON.stringify([away, before])).not.toContain('María');
    expect(rowsOf(await told(luis, moved.position))[0]!.title).toBe('Ada te pasó la solicitud de María');
  });

  test('reads what was written to a reassignment, while the lead is theirs and the person is there', async () => {
    const [ana, luis] = [colleague('Ana', 'EJECUTIVO'), colleague('Luis', 'EJECUTIVO')];
    const { id } = await given(ana);
    const pass = async (executive: typeof ana, note?: string) => {
      const told = { by: boss, ...(note !== undefined && { note }) };
      const { position } = await world.send(lead, id, reassignLead({ executive, ...told }), by);
      await world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': position });
      return position;
    };
    const quotes = async (reader: typeof ana, position: string) =>
      (rowsOf(await told(reader, position)) as { quote?: string }[]).map(({ quote }) => quote);

    const first = await pass(luis, 'Prefiere la tarde');
    expect(await quotes(luis, first)).toEqual(['Prefiere la tarde']);
    expect(await quotes(ana, first)).toEqual([undefined, undefined]);
    // The note of the first is not told as that of the second.
    await pass(ana, 'Ya te conoce');
    const third = await pass(luis, 'Mejor tú');
    expect(await quotes(luis, third)).toEqual(['Mejor tú', undefined, undefined]);

    const { position } = await world.send(lead, id, eraseLead(boss), by);
    await world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': position });
    const { body } = await told(luis, position);
    expect(JSON.stringify(body)).not.toContain('Mejor tú');
    expect((body as Row[])[0]!.title).toBe('Ada te pasó una solicitud');
  });

  test('reads no name of a person who was erased', async () => {
    const ana = colleague('Ana', 'EJECUTIVO');
    const { id } = await given(ana);
    const { position } = await world.send(lead, id, eraseLead(boss), by);
    await world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': position });
    const { body } = await told(ana, position);
    expect(JSON.stringify(body)).not.toContain('María');
    expect(rowsOf(await told(ana, position))).toHaveLength(1);
  });

  test('marks some as read, or all that were shown, and is told how many are left', async () => {
    const ana = colleague('Ana', 'EJECUTIVO');
    await given(ana);
    await given(ana);
    const third = await given(ana);
    const all = rowsOf(await told(ana, third.position));
    expect(all).toHaveLength(3);
    const own = { userId: ana.id, byId: ana.id };
    const one = await world.send(inbox, ana.id, markRead(own, [all[0]!.id]));
    const left = await told(ana, one.position, { unread: true });
    expect(rowsOf(left).map(({ id }) => id)).toEqual([all[1]!.id, all[2]!.id]);
    expect(left.headers).toMatchObject({ 'x-unread-count': '2' });

    const rest = await world.send(inbox, ana.id, markAllRead(own, all[0]!.at));
    const later = await given(ana);
    const unread = await told(ana, later.position, { unread: true });
    expect(rowsOf(unread).map(({ aggregateId }) => aggregateId)).toEqual([later.id]);
    expect(BigInt(rest.position) < BigInt(later.position)).toBe(true);
    expect((await told(ana, later.position, { unread: false })).headers['content-range']).toContain('/3');
  });
});

test('reads what is told of one record', async () => {
  const ana = colleague('Ana', 'EJECUTIVO');
  const { id } = await given(ana);
  const { position } = await given(ana);
  const about = rowsOf(await told(ana, position, { aggregateId: id }));
  expect(about.map(({ aggregateId }) => aggregateId)).toEqual([id]);
});

test('nobody reads what another was told, whatever is asked for', async () => {
  const ana = colleague('Ana', 'EJECUTIVO');
  const { position } = await given(ana);
  const [own] = rowsOf(await told(ana, position));
  const { status, body, headers } = await told(boss, position, { id: own!.id });
  expect([status, body, headers['x-unread-count']]).toEqual([200, [], '0']);
});

test('who has nothing to do with leads has an inbox too, and nobody has one without a token', async () => {
  expect(await told(colleague('Elena', 'CLIENT'), '0')).toMatchObject({ status: 200, body: [] });
  expect((await world.get('/api/console/notifications')).status).toBe(401);
});
