/** Other requests of the person on a request's page, where many people give the same phone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lead, receiveLead } from '@cotejo/core/leads';
import { request } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
let reached = '0';
const manager = { id: randomUUID(), roles: ['ADMINISTRADOR' as const], countries: [] };

const received = async (person: { phone: string; email: string }): Promise<string> => {
  const id = randomUUID();
  reached = (await world.send(lead, id, receiveLead(request(person)), {})).position;
  return id;
};

const othersOf = async (id: string): Promise<readonly string[]> => {
  const filter = encodeURIComponent(JSON.stringify({ samePersonAs: id }));
  const { body } = await world.get(`/api/console/leads?filter=${filter}&range=[0,99]`, manager, {
    'x-min-position': reached,
  });
  return (body as { id: string }[]).map((other) => other.id).sort();
};

beforeAll(async () => {
  world = await createReadWorld();
}, 120_000);
afterAll(() => world.end());

test('a phone that a few requests share tells that they are of one person', async () => {
  const phone = '+56911112222';
  const [one, other] = [
    await received({ phone, email: 'a@a.test' }),
    await received({ phone, email: 'b@b.test' }),
  ];
  expect(await othersOf(one)).toEqual([other]);
});

test('999999999, which anybody gives, tells nothing without a document or an e-mail', async () => {
  const phone = '+51999999999';
  const strangers: string[] = [];
  for (const n of [1, 2, 3, 4, 5])
    strangers.push(await received({ phone, email: `persona${n}@correo.test` }));
  expect(await othersOf(strangers[0]!)).toEqual([...strangers.slice(1)].sort());
  const again = await received({ phone, email: 'persona1@correo.test' });
  expect(await othersOf(strangers[0]!)).toEqual([again]);
  expect(await othersOf(strangers[1]!)).toEqual([]);
});
