import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { user } from '@cotejo/core/users';
import { setPassword } from '@cotejo/core/users/server';
import { assignLead, changeLeadStatus, lead, receiveLead } from '@cotejo/core/leads';
import { request, until } from '../../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, origin, type ReadWorld } from '../../testing/read-world.ts';
import { mostTickets } from './tickets.ts';

const ana = colleague('Ana Rojas', 'EJECUTIVO');
const beto = colleague('Beto Silva', 'EJECUTIVO');
const sofia = colleague('Sofía Vera', 'SUPERVISOR');
const peruvian = colleague('Pía Quispe', 'SUPERVISOR', ['PE']);
const backoffice = colleague('Bruno Paz', 'BACKOFFICE');

let world: ReadWorld;
let address: string;
beforeAll(async () => {
  world = await createReadWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.end());

const ticketOf = async (staff: Staff, seconds?: number): Promise<string> => {
  const headers = { authorization: await world.as(staff, seconds) };
  const answer = await world.app.inject({ method: 'POST', url: '/api/live/tickets', headers });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ ticket: string }>().ticket;
};

type Heard = Record<string, unknown>;
type Line = { heard: Heard[]; closed: Promise<number>; say(message: unknown): void; socket: WebSocket };

const dial = async (ticket: string, from: string | undefined = origin): Promise<Line> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?ticket=${ticket}`, {
    origin: from,
  });
  const heard: Heard[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
    socket.on('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
  });
  const say = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { heard, closed, say, socket };
};

const subscribed = async (staff: Staff, ...topics: string[]): Promise<Line> => {
  const line = await dial(await ticketOf(staff));
  line.say({ subscribe: topics });
  await until('subscription', () => line.heard.length > 0);
  return line;
};

describe('who gets in', () => {
  test('a ticket opens one connection, and no second', async () => {
    const ticket = await ticketOf(ana);
    const tries = await Promise.allSettled([dial(ticket), dial(ticket), dial(ticket)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(dial(ticket)).rejects.toThrow('401');
  });

  test.each(['', '{}', '{', 'x'])('a ticket needs no body, and %j is none', async (payload) => {
    const headers = { authorization: await world.as(ana), 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url: '/api/live/tickets', headers, payload });
    expect(answer.statusCode).toBe(201);
  });

  test('many tickets that nobody uses are the last for a while, for that person alone', async () => {
    const [leo, mia] = [colleague('Leo', 'EJECUTIVO'), colleague('Mía', 'EJECUTIVO')];
    for (let count = 0; count < mostTickets - 10; count += 1) await ticketOf(leo);
    const ask = async (staff: Staff) => {
      const headers = { authorization: await world.as(staff) };
      return (await world.app.inject({ method: 'POST', url: '/api/live/tickets', headers })).statusCode;
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(leo)));
    expect(answers.filter((status) => status === 201)).toHaveLength(10);
    expect([await ask(leo), await ask(mia)]).toEqual([429, 201]);
  });

  test('a ticket is good for half a minute', async () => {
    const ticket = await ticketOf(ana);
    await world.pool.query(`update live.ticket set expires_at = now() - interval '1 second'`);
    await expect(dial(ticket)).rejects.toThrow('401');
  });

  test('a ticket is no good any more when its holder may do something else', async () => {
    const eva = colleague('Eva Ríos', 'SUPERVISOR');
    await world.hire(eva);
    const [ticket, authorization] = [await ticketOf(eva), await world.as(eva)];
    await world.send(user, eva.id, setPassword('a'));
    const status = async () => (await world.get('/api/console/leads', undefined, { authorization })).status;
    await until('the change', async () => (await status()) === 401);
    await expect(dial(ticket)).rejects.toThrow('401');
  });

  test('a page of somebody else does not, and its ticket stays good', async () => {
    const ticket = await ticketOf(ana);
    await expect(dial(ticket, 'https://evil.example')).rejects.toThrow('403');
    (await dial(ticket)).socket.close();
  });

  test('nobody does without a ticket, nor gets one without a token', async () => {
    await expect(dial('')).rejects.toThrow('401');
    const answer = await world.app.inject({ method: 'POST', url: '/api/live/tickets' });
    expect(answer.statusCode).toBe(401);
    expect((await world.get('/api/live?ticket=x', undefined, { origin })).status).toBe(400);
  });

  test('the table of tickets holds none that could be used', async () => {
    const ticket = await ticketOf(ana);
    const { rows } = await world.pool.query('select * from live.ticket');
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('what one hears', () => {
  test('who sees a lead hears that it came and who did what, never its data', async () => {
    const id = randomUUID();
    const supervisor = await subscribed(sofia, 'leads');
    const elsewhere = await subscribed(peruvian, 'leads');
    const other = await subscribed(beto, 'leads');
    expect(supervisor.heard).toMatchObject([{ subscribed: ['leads'], refused: [] }]);

    await world.send(lead, id, receiveLead(request()));
    const by = { actor: actorOf(sofia) };
    const { position } = await world.send(lead, id, assignLead({ executive: ana, by: sofia }), by);
    await world.send(lead, randomUUID(), receiveLead(request()));
    await until('three messages', () => supervisor.heard.length === 4);
    expect(supervisor.heard[2]).toEqual({
      resource: 'leads',
      id,
      version: 2,
      position,
      commandId: expect.any(String) as string,
      actor: { kind: 'user', id: sofia.id, role: 'SUPERVISOR' },
    });
    // He saw it while it was nobody's, so he hears that it is not any more; then the next free one.
    await until('three messages', () => other.heard.length === 4);
    expect(elsewhere.heard).toHaveLength(1);
    for (const { socket } of [supervisor, elsewhere, other]) socket.close();
  });

  test('what happens while one begins to listen is heard, or lies before the place that one is told', async () => {
    const sending = Array.from({ length: 40 }, () => world.send(lead, randomUUID(), receiveLead(request())));
    await sending[0];
    const line = await subscribed(sofia, 'leads');
    const begun = BigInt(String(line.heard[0]!['position']));
    const sent = (await Promise.all(sending)).map(({ position }) => position);
    const last = await world.send(lead, randomUUID(), receiveLead(request()));
    await until('the last', () => line.heard.some(({ position }) => position === last.position));
    const heard = new Set(line.heard.slice(1).map(({ position }) => position));
    expect(sent.filter((position) => BigInt(position) > begun && !heard.has(position))).toEqual([]);
    expect(begun).toBeGreaterThan(0n);
    line.socket.close();
  });

  test('what happens to a colleague’s lead is not heard', async () => {
    const [id, free] = [randomUUID(), randomUUID()];
    await world.send(lead, id, receiveLead(request()));
    const assigned = assignLead({ executive: ana, by: sofia });
    const { position } = await world.send(lead, id, assigned, { actor: actorOf(sofia) });
    // Earlier changes are notified before anybody subscribes.
    await world.get('/api/console/leads', ana, { 'x-min-position': position });
    const [hers, his] = [await subscribed(ana, 'leads'), await subscribed(beto, 'leads', `leads/${id}`)];
    expect(his.heard).toMatchObject([{ subscribed: ['leads'], refused: [`leads/${id}`] }]);
    const change = changeLeadStatus({ statusId: 2, substatusId: 200, by: ana });
    await world.send(lead, id, change, { actor: actorOf(ana) });
    await world.send(lead, free, receiveLead(request()));
    await until('both', () => hers.heard.length === 3);
    await until('his', () => his.heard.length === 2);
    expect(his.heard[1]).toMatchObject({ id: free });
    hers.socket.close();
    his.socket.close();
  });

  test('topics are single leads too, and can be left', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await world.send(lead, one, receiveLead(request()));
    const { position } = await world.send(lead, two, receiveLead(request()));
    await world.get('/api/console/leads', sofia, { 'x-min-position': position });
    const shouted = `leads/${one.toUpperCase()}`;
    const line = await subscribed(
      sofia,
      `leads/${one}`,
      `leads/${two}`,
      shouted,
      'policies',
      'leads/../x',
      '',
    );
    expect(line.heard[0]).toMatchObject({
      subscribed: [`leads/${one}`, `leads/${two}`],
      refused: [shouted, 'policies', 'leads/../x', ''],
    });
    line.say({ unsubscribe: [`leads/${one}`] });
    line.say({ subscribe: [] });
    await until('an answer', () => line.heard.length === 2);
    const by = { actor: actorOf(sofia) };
    await world.send(lead, one, assignLead({ executive: ana, by: sofia }), by);
    await world.send(lead, two, assignLead({ executive: ana, by: sofia }), by);
    await until('a message', () => line.heard.length === 3);
    expect(line.heard[2]).toMatchObject({ id: two, version: 2 });
    line.socket.close();
  });

  test('who has nothing to do with leads is refused every topic', async () => {
    const line = await subscribed(backoffice, 'leads', `leads/${randomUUID()}`);
    expect(line.heard).toMatchObject([{ subscribed: [] }]);
    line.socket.close();
  });
});

describe('who reads users', () => {
  test('hears of those that the list shows, and of nobody else', async () => {
    const [nora, omar, ximena] = [
      colleague('Nora Paz', 'EJECUTIVO'),
      colleague('Omar Gil', 'EJECUTIVO'),
      colleague('Ximena Luz', 'EJECUTIVO', ['PE']),
    ];
    await world.hire(nora, omar, ximena);
    const leader = { ...colleague('Sonia Mar', 'SUPERVISOR'), team: [nora.id] };
    const [ofTeam, ofChile] = [
      await subscribed(leader, 'users'),
      await subscribed(colleague('Gema Díaz', 'GERENTE'), 'users'),
    ];
    for (const { id } of [ximena, omar, nora]) await world.send(user, id, setPassword('a'));
    const heard = (line: typeof ofTeam) => line.heard.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await until('the last', () => [ofTeam, ofChile].every((line) => heard(line).includes(nora.id)));
    expect(new Set(heard(ofTeam))).toEqual(new Set([nora.id]));
    expect(new Set(heard(ofChile))).toEqual(new Set([omar.id, nora.id]));
    for (const line of [ofTeam, ofChile]) line.socket.close();
  });
});

describe('a connection ends', () => {
  test('when its viewer may do something else, or gets in no more', async () => {
    const eva = colleague('Eva Ríos', 'SUPERVISOR');
    await world.hire(eva);
    const gema = colleague('Gema Díaz', 'GERENTE');
    const [line, other] = [await subscribed(eva, 'users'), await subscribed(gema, 'users')];
    await world.send(user, eva.id, setPassword('a'));
    expect(await line.closed).toBe(4401);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    await until('the news', () => other.heard.some((message) => message['id'] === eva.id));
    other.socket.close();
  });

  test('with the token under which it was opened', async () => {
    const line = await dial(await ticketOf(ana, 5));
    expect(await line.closed).toBe(4401);
  });

  test.each(['{', '[]', '{"subscribe":"leads"}', '{"subscribe":[1]}', '{"publish":[]}'])(
    'when it says %s',
    async (message) => {
      const line = await dial(await ticketOf(ana));
      line.say(message);
      expect(await line.closed).toBe(1008);
    },
  );

  test('when it says too much', async () => {
    const line = await dial(await ticketOf(ana));
    line.say({ subscribe: ['x'.repeat(5_000)] });
    expect(await line.closed).toBe(1009);
  });
});
