/** How much of one thing one person gets: told in Spanish, and nobody else is kept waiting by it. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { mostOpenRuns } from '../../bulk/bulk-runs.ts';
import { runsInMemory } from '../../bulk/testing/runs-in-memory.ts';
import { type House, openHouse } from '../../testing/house.ts';

type Hired = Awaited<ReturnType<House['hire']>>;
type Sent = { readonly statusCode: number; readonly json: () => object };
const minute = 60_000;
const password = 'Demo#2026';

let house: House;
let runs: ReturnType<typeof runsInMemory>;
let ana: Hired;
let beto: Hired;
beforeEach(async () => {
  runs = runsInMemory();
  house = await openHouse({
    parts: { bulkRuns: runs },
  });
  const hire = (email: string) => house.hire('GERENTE', ['PE'], { email, password });
  [ana, beto] = [await hire('ana@demo.test'), await hire('beto@demo.test')];
});

const refusal = (words: RegExp) => ({
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(words) as string,
});
const eventsThere = async () => (await house.events()).length;

const view = { name: 'Mías', resource: 'leads', filter: {}, sort: null, columns: [] };
const upload = async (who: Hired, key: string = randomUUID()): Promise<Sent> =>
  house.app.inject({
    method: 'POST',
    url: `/api/files?leadId=${leadId}&name=a.pdf`,
    headers: {
      authorization: who.authorization,
      'idempotency-key': key,
      'content-type': 'application/pdf',
    },
    payload: '%PDF-1.7',
  });
let leadId: string;
beforeEach(async () => void (leadId = await house.receive()));

const keys = new Map<string, string>();
const keyOf = ({ id }: Hired): string => {
  keys.set(id, keys.get(id) ?? randomUUID());
  return keys.get(id)!;
};

const limited: [string, number, (who: Hired, turn: number) => Promise<Sent>][] = [
  ['a view is saved', 30, (who) => house.command(`views/${randomUUID()}/save`, who.authorization, view)],
  [
    'a preference is set',
    120,
    (who, turn) => house.command(`preferences/${who.id}/set`, who.authorization, { key: 'x', value: turn }),
  ],
  [
    'something is marked as read',
    120,
    (who) => house.command(`inbox/${who.id}/mark-read`, who.authorization, { ids: [randomUUID()] }),
  ],
  ['a file is sent', 120, (who) => upload(who)],
  ['the same file is sent', 120, (who) => upload(who, keyOf(who))],
  [
    'somebody logs in',
    30,
    ({ email }) => house.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } }),
  ],
];

test.each(limited)(
  '%s %i times a minute by one person',
  async (_, times, send) => {
    for (let turn = 0; turn < times; turn += 1) expect((await send(ana, turn)).statusCode).toBeLessThan(300);
    const before = await eventsThere();
    const refused = await send(ana, times);
    expect(refused.json()).toMatchObject(refusal(/^Demasiados intentos/));
    expect(await eventsThere()).toBe(before);
    expect((await send(beto, 0)).statusCode).toBeLessThan(300);
    house.pass(minute);
    expect((await send(ana, times)).statusCode).toBeLessThan(300);
  },
  30_000,
);

test(`${mostOpenRuns} bulk runs of one person wait, and one more when one is done`, async () => {
  const order = { command: 'add-note', ids: [randomUUID()], payload: { text: 'Hola' } };
  const start = (id: string = randomUUID()): Promise<Sent> =>
    house.command(`bulk/${id}/start`, ana.authorization, order);
  const first = randomUUID();
  expect((await start(first)).statusCode).toBe(200);
  for (let count = 1; count < mostOpenRuns; count += 1) expect((await start()).statusCode).toBe(200);
  const before = await eventsThere();
  expect((await start()).json()).toMatchObject(refusal(/^Ya tienes varias operaciones/));
  expect(await eventsThere()).toBe(before);
  await runs.finish(first);
  expect((await start()).statusCode).toBe(200);
});
