import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorOf } from '@cotejo/core/identity';
import { user, type UserEvent } from '@cotejo/core/users';
import { assignLead, lead, markLeadTest, receiveLead } from '@cotejo/core/leads';
import { openStatuses } from '@cotejo/core/reference/lead-statuses';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const boss = colleague('Ada', 'ADMINISTRADOR');
const by = { actor: actorOf(boss) };
const [ana, luis, eva, perla] = [
  colleague('Ana', 'EJECUTIVO'),
  colleague('Luis', 'EJECUTIVO'),
  colleague('Eva', 'EJECUTIVO'),
  colleague('Perla', 'EJECUTIVO', ['PE']),
];

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld({ timeout: 60_000, withAutomations: true });
  await world.hire(boss, ana, luis, eva, perla);
  const paused: UserEvent = { type: 'UserPaused', data: { reasonId: 1 } };
  await world.send(user, eva.id, () => [paused]);
});
afterAll(() => world.end());

/** All but the first repeat it, so that the rota means none of them for anybody. */
const received = async (referredBy?: string) => {
  const id = randomUUID();
  const referral = referredBy === undefined ? {} : { referral: { executiveId: referredBy } };
  await world.send(lead, id, receiveLead({ ...request(), ...referral }));
  return id;
};
/** Until who follows the rota has heard of an event, too. */
const followed = async (position: string) =>
  until('the rota', async () => {
    const { rows } = await world.pool.query<{ behind: boolean }>(
      'select bool_or(position < $1) as behind from read.projection_status',
      [position],
    );
    return rows[0]?.behind === false;
  });
const give = async (id: string, executive: typeof ana) => {
  const { position } = await world.send(lead, id, assignLead({ executive, by: boss }), by);
  await followed(position);
  return position;
};
const proposal = async (id: string, position = '0', staff = boss) => {
  const answer = await world.get(`/api/qpassignment/reassign/${id}`, staff, { 'x-min-position': position });
  return { ...answer, data: (answer.body as { data: unknown }).data };
};

describe('for a lead that somebody else is to go on with', () => {
  test('the other executive of its country is proposed, and who is paused comes last', async () => {
    const id = await received(ana.id);
    const position = await give(id, ana);
    expect(await proposal(id, position)).toMatchObject({
      status: 200,
      data: {
        leadId: id,
        proposal: { executiveId: luis.id, name: 'Luis', why: 'Aún no ha recibido solicitudes.' },
        candidates: [
          { executiveId: luis.id, paused: false, lastAssignedAt: null, openLeads: 0 },
          { executiveId: eva.id, paused: true },
        ],
      },
    });
  });

  test('whoever has been longest without a lead is proposed, with what there is to do already', async () => {
    await give(await received(), luis);
    await give(await received(), ana);
    const third = await received();
    const position = await give(third, somebodyElse());
    const { data } = await proposal(third, position);
    expect(data).toMatchObject({
      proposal: { executiveId: luis.id, why: 'Es quien lleva más tiempo sin recibir una solicitud.' },
    });
    const { candidates } = data as { candidates: { executiveId: string; openLeads: number }[] };
    expect(candidates.find(({ executiveId }) => executiveId === ana.id)!.openLeads).toBe(2);
    expect(candidates.map(({ executiveId }) => executiveId)).not.toContain(perla.id);
  });

  test('the list of executives says how busy each is to whoever shares the work out, and to nobody else', async () => {
    const id = await received(ana.id);
    const { candidates } = (await proposal(id, await give(id, ana))).data as {
      candidates: { executiveId: string; lastAssignedAt: string | null; openLeads: number }[];
    };
    const listed = async (staff: typeof boss) =>
      (await world.get('/api/console/executives', staff)).body as { id: string }[];
    for (const { executiveId: id, lastAssignedAt, openLeads } of candidates)
      expect(await listed(boss)).toContainEqual(expect.objectContaining({ id, lastAssignedAt, openLeads }));
    const byColleague = await listed(luis);
    expect(byColleague.map(({ id }) => id)).toContain(ana.id);
    for (const one of byColleague) expect(Object.keys(one)).toEqual(['id', 'name', 'countries', 'paused']);
  });

  test('the proposal and the list of executives count the open leads that the viewer sees, and the list names the pause of who is in sight', async () => {
    const mine = colleague('Inés', 'EJECUTIVO', ['CL', 'PE']);
    const supervisor = { ...colleague('Sonia', 'SUPERVISOR'), team: [mine.id, eva.id] };
    await world.hire(supervisor, mine);
    await give(await received(), mine);
    const closed = await received();
    await give(closed, mine);
    const { position } = await world.send(lead, closed, markLeadTest({ by: boss }), by);
    await followed(position);
    const listed = async (staff: typeof boss) => {
      const { body } = await world.get('/api/console/executives', staff, { 'x-min-position': position });
      return new Map((body as { id: string }[]).map((row) => [row.id, row]));
    };

    const bySupervisor = await listed(supervisor);
    expect(bySupervisor.get(mine.id)).toMatchObject({ openLeads: 1, pausedReasonId: null });
    expect(bySupervisor.get(eva.id)).toMatchObject({ openLeads: 0, pausedReasonId: 1 });
    // The leads of another team are out of sight, and how many there are is, too.
    expect(Object.keys(bySupervisor.get(ana.id)!)).toEqual([
      'id',
      'name',
      'countries',
      'paused',
      'lastAssignedAt',
    ]);
    const ofEva = await received();
    const given = await give(ofEva, eva);
    const { candidates } = (await proposal(ofEva, given, supervisor)).data as {
      candidates: { executiveId: string; openLeads?: number }[];
    };
    const proposed = new Map(candidates.map((one) => [one.executiveId, one]));
    expect(proposed.get(mine.id)).toMatchObject({ openLeads: 1 });
    expect(Object.keys(proposed.get(ana.id)!)).toEqual(['executiveId', 'name', 'paused', 'lastAssignedAt']);
    const elsewhere = await listed(colleague('Gala', 'GERENTE', ['PE']));
    expect(elsewhere.get(mine.id)).toMatchObject({ openLeads: 0 });
    // As many as the list of them has.
    const filter = JSON.stringify({ executiveId: [mine.id], statusId: openStatuses });
    const { headers } = await world.get(
      `/api/console/leads?filter=${encodeURIComponent(filter)}`,
      supervisor,
    );
    expect(headers['content-range']).toMatch(/\/1$/);
  });

  test('the executive who sent the person comes first', async () => {
    const id = await received(ana.id);
    const position = await give(id, luis);
    expect(await proposal(id, position)).toMatchObject({
      data: { proposal: { executiveId: ana.id, why: 'Recomendó el sitio a esta persona.' } },
    });
  });
});

/** Somebody who has the lead and is no candidate any more. */
const somebodyElse = () => colleague('Rita', 'EJECUTIVO');

test('executives and strangers are told nothing', async () => {
  const id = await received();
  const position = await give(id, ana);
  expect((await proposal(id, position, colleague('Elena', 'CLIENT'))).status).toBe(403);
  expect((await proposal(id, position, colleague('Sonia', 'GERENTE', ['PE']))).status).toBe(404);
  expect((await proposal(randomUUID())).status).toBe(404);
  expect((await world.get(`/api/qpassignment/reassign/${id}`)).status).toBe(401);
});
