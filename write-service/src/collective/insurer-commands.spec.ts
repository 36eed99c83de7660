import { randomUUID } from 'node:crypto';
import { insurerCommands, type InsurerRecord, insurerRecordSchema } from '@cotejo/core/insurer-terms';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';

type Answer = { code: string; message: string; errors?: Record<string, string>; record: InsurerRecord };
type Hired = Awaited<ReturnType<House['hire']>>;

// The house's clock stands on 2026-03-02, noon of Lima.
let house: House;
let carmen: Hired;
beforeEach(async () => {
  house = await openHouse();
  carmen = await house.hire('BACKOFFICE', ['PE']);
  const organization = { organizationCode: 'A', isDemo: false, country: 'PE' };
  const of = (type: string, name: string) => ({ ...organization, type, displayName: name, url: name });
  for (const [id, body] of [
    ['7', of('ASEG', 'Andina')],
    ['8', of('CORREDOR', 'Corredora')],
  ] as const)
    await house.command(`organizations/${id}/register`, carmen.authorization, body);
});
const send = async (command: string, body: object, by = carmen, id = '7', key = randomUUID()) => {
  const headers = { 'idempotency-key': key };
  const answer = await house.command(`insurers/${id}/${command}`, by.authorization, body, headers);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};

describe('what an insurer agreed on', () => {
  test('is set by the day from which it holds, and tells what holds today', async () => {
    const first = await send('set-cutting-day', { value: 20, from: '2026-01-01' });
    expect(insurerRecordSchema.strict().parse(first.record)).toMatchObject({
      ...{ id: '7', name: 'Andina', country: 'PE', type: 'ASEG', today: '2026-03-02' },
      ...{ cuttingDay: 20, retroactive: 0, cuttingDays: [{ value: 20, from: '2026-01-01' }] },
    });
    const coming = await send('set-cutting-day', { value: 25, from: '2026-04-01' });
    expect(coming.record).toMatchObject({ cuttingDay: 20, cuttingDays: [{ value: 20 }, { value: 25 }] });
    expect((await send('set-retroactive-days', { value: 30, from: '2026-03-02' })).record).toMatchObject({
      retroactive: 30,
    });
  });

  test('is refused by the field that is wrong', async () => {
    await send('set-cutting-day', { value: 20, from: '2026-01-01' });
    const wrong = async (command: string, body: object) => {
      const { status, errors } = await send(command, body);
      return [status, errors];
    };
    const day = 'Escribe un número entre 1 y 31.';
    expect(await wrong('set-cutting-day', { value: 32, from: '2026-04-01' })).toEqual([422, { value: day }]);
    expect(await wrong('set-cutting-day', { value: 9.5, from: '2026-04-01' })).toEqual([422, { value: day }]);
    expect(await wrong('set-cutting-day', { value: 9, from: '2026-02-31' })).toMatchObject([
      422,
      { from: expect.any(String) as string },
    ]);
    expect(await wrong('set-cutting-day', { value: 9, from: '2026-03-01' })).toEqual([
      422,
      { from: 'Debe ser desde hoy: lo que ya se pidió no cambia.' },
    ]);
    expect(await wrong('set-retroactive-days', { value: -1, from: '2026-04-01' })).toEqual([
      422,
      { value: 'Escribe un número entre 0 y 365.' },
    ]);
  });
});

describe('a contact of an insurer', () => {
  const ana = { name: 'Ana Ríos', email: 'Ana@andina.pe', phone: '999888777', typeId: 'renew' };
  test('is added once, changed and removed', async () => {
    const key = randomUUID();
    const added = await send('create-contact', ana, carmen, '7', key);
    const contact = { name: 'Ana Ríos', email: 'ana@andina.pe', phone: '+51999888777', typeId: 'renew' };
    expect(added.record.contacts).toEqual([{ id: key, contact }]);
    expect(await send('create-contact', ana, carmen, '7', key)).toEqual(added);
    const { phone: _, ...unreachable } = ana;
    const changed = await send('update-contact', { contactId: key, ...unreachable, typeId: 'ceo' });
    expect(changed.record.contacts).toMatchObject([{ id: key, contact: { typeId: 'ceo' } }]);
    expect(changed.record.contacts![0]!.contact?.phone ?? null).toBeNull();
    expect((await send('delete-contact', { contactId: key })).record.contacts).toEqual([]);
    expect((await send('delete-contact', { contactId: key })).status).toBe(404);
  });
  test('is checked as its country has it', async () => {
    const { status, errors } = await send('create-contact', { ...ana, phone: '12' });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['phone']]);
  });
});

test('an insurer of another country, one that there is not, and a broker are not there', async () => {
  const pablo = await house.hire('BACKOFFICE', ['CL']);
  const bodies: Readonly<Record<string, object>> = {
    'set-cutting-day': { value: 20, from: '2026-01-01' },
    'set-retroactive-days': { value: 20, from: '2026-01-01' },
    'create-contact': { name: 'Ana', email: 'ana@andina.pe', typeId: 'renew' },
    'update-contact': { contactId: randomUUID(), name: 'Ana', email: 'ana@andina.pe', typeId: 'renew' },
    'delete-contact': { contactId: randomUUID() },
  };
  const before = (await house.events()).length;
  for (const command of insurerCommands)
    for (const [by, id] of [
      [pablo, '7'],
      [carmen, '9'],
      [carmen, '8'],
      [carmen, 'x'],
    ] as const) {
      const { status, message } = await send(command, bodies[command]!, by, id);
      expect([command, id, status, message]).toEqual([
        command,
        id,
        404,
        'No existe esa aseguradora, o no puedes verla.',
      ]);
    }
  expect(await house.events()).toHaveLength(before);
});
