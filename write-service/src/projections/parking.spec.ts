import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
let house: House;
let administrator: Awaited<ReturnType<House['hire']>>;
beforeEach(async () => {
  house = await openHouse();
  administrator = await house.hire('ADMINISTRADOR', ['PE']);
});

const stream = `lead-${randomUUID()}`;
const skip = { stream, eventId: randomUUID(), reason: 'Un formato de antes del lanzamiento' };
const send = async (command: string, body: object, projector = 'leads') => {
  const answer = await house.command(
    `projections/${projector}/${command}`,
    administrator.authorization,
    body,
  );
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
};
const recorded = async () => house.store.readStream('parking-leads');

describe('a decision on a parked stream', () => {
  test('is recorded in the stream of its projector, with who took it', async () => {
    expect(await send('retry', { stream })).toMatchObject({ status: 200, id: 'leads', version: 1 });
    expect(await send('skip', skip)).toMatchObject({
      status: 200,
      version: 2,
      record: {
        decisions: 2,
        allowedCommands: [
          { command: 'retry', allowed: true },
          { command: 'skip', allowed: true },
        ],
      },
    });
    expect(await recorded()).toMatchObject([
      { type: 'ParkedStreamRetried', data: { stream } },
      {
        type: 'ParkedEventSkipped',
        data: skip,
        metadata: { actor: { kind: 'user', id: administrator.id, role: 'ADMINISTRADOR' } },
      },
    ]);
  });

  test.each([
    ['skip', { ...skip, reason: ' ' }, 'reason'],
    ['skip', { ...skip, eventId: 'x' }, 'eventId'],
    ['skip', { stream, eventId: skip.eventId }, 'reason'],
    ['retry', { stream: 'nothing' }, 'stream'],
  ])('to %s with %j is refused for its %s', async (command, body, field) => {
    expect(await send(command, body)).toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) as string },
    });
    expect(await recorded()).toEqual([]);
  });

  test('is about a projector that has a name', async () =>
    expect((await send('retry', { stream }, 'Leads')).status).toBe(404));

  test('is an administrator’s: a manager is refused', async () => {
    const manager = await house.hire('GERENTE', ['PE']);
    const answer = await house.command('projections/leads/skip', manager.authorization, skip);
    expect(answer.statusCode).toBe(403);
    expect(await recorded()).toEqual([]);
  });
});
