import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { quotedUnits } from '@cotejo/core/reference/quoted-units';
import { followBalance, user } from '@cotejo/core/users';
import { openHouse } from '../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = { code: string; errors: Record<string, string>; record: Record<string, unknown> };

let house: House;
let [rosa, mateo, manager]: Hired[] = [];
let id: string;
beforeEach(async () => {
  house = await openHouse();
  [rosa, mateo, manager] = await Promise.all([
    house.hire('EJECUTIVO', ['PE'], { name: 'Rosa Quispe' }),
    house.hire('EJECUTIVO', ['PE'], { name: 'Mateo Fuentes' }),
    house.hire('GERENTE', ['PE'], { name: 'Lucía Paredes' }),
  ]);
  id = await house.receive();
});

const send = async (who: Hired | undefined, command: string, body: object = {}, leadId = id) => {
  const answer = await house.command(`leads/${leadId}/${command}`, who!.authorization, body);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const take = () => send(rosa, 'assign', { executiveId: rosa!.id });
const tomorrow = '2026-03-03T15:00:00.000Z';

test('whose balance is low takes no lead, and is given one by somebody else', async () => {
  await house.handle(user, rosa!.id, followBalance(true), {
    commandId: randomUUID(),
    actor: { kind: 'system', automation: 'test' },
    country: 'PE',
    now: house.now(),
  });
  expect(await take()).toMatchObject({
    status: 409,
    code: 'LOW_BALANCE',
    message: 'Tu saldo está bajo el mínimo. Con un depósito puedes tomar solicitudes otra vez.',
  });
  const given = await send(manager, 'assign', { executiveId: rosa!.id });
  expect(given.record).toMatchObject({ executiveName: 'Rosa Quispe' });
});

describe('working on a lead', () => {
  beforeEach(take);

  test('goes from an appointment to a closed lead, a refund and back', async () => {
    const agenda = await send(rosa, 'set-appointment', { substatusId: 213, at: tomorrow });
    expect(agenda.record).toMatchObject({ statusId: 13, substatusId: 213, appointmentAt: tomorrow });
    expect((await send(rosa, 'close', { substatusId: 332 })).record).toMatchObject({ statusId: 3 });
    expect((await send(rosa, 'start-refund')).status).toBe(403);
    expect((await send(manager, 'start-refund')).record).toMatchObject({ statusId: 100 });
    expect((await send(manager, 'finish-refund')).record).toMatchObject({ statusId: 101 });
  });
  test('fails for a reason that fits, and can be taken up again', async () => {
    expect((await send(rosa, 'fail', { substatusId: 402 })).errors).toEqual({ reasonId: 'Elige un motivo.' });
    expect((await send(rosa, 'fail', { substatusId: 402, reasonId: 30 })).errors).toEqual({
      reasonId: 'Ese motivo no vale para esta solicitud y subestado.',
    });
    expect((await send(rosa, 'fail', { substatusId: 402, reasonId: 99 })).errors).toEqual({
      reasonText: 'Especifica el motivo.',
    });
    const failed = await send(rosa, 'fail', { substatusId: 402, reasonId: 20 });
    expect(failed.record).toMatchObject({ statusId: 4, failureReasonId: 20 });
    expect((await send(rosa, 'reopen')).record).toMatchObject({ statusId: 2, substatusId: 203 });
  });
  test('passes to a colleague where it stands', async () => {
    await send(rosa, 'change-status', { statusId: 14, substatusId: 215 });
    const passed = await send(manager, 'reassign', { executiveId: mateo!.id, note: 'Vacaciones' });
    expect(passed.record).toMatchObject({ statusId: 14, substatusId: 215, executiveName: 'Mateo Fuentes' });
  });
  test('writes down a call with its outcome', async () => {
    const logged = await send(rosa, 'log-activity', { typeId: 'LLAMADA', outcomeId: 'CONTESTO' });
    expect(logged.record['activities']).toMatchObject([{ typeId: 'LLAMADA', byName: 'Rosa Quispe' }]);
    expect((await send(rosa, 'log-activity', { typeId: 'REUNION', outcomeId: 'CONTESTO' })).errors).toEqual({
      outcomeId: 'Elige un resultado.',
    });
    expect(
      (await send(rosa, 'log-activity', { typeId: 'LLAMADA', outcomeId: 'x', at: tomorrow })).status,
    ).toBe(422);
  });
  test('asks for an appointment to come', async () =>
    expect(
      (await send(rosa, 'set-appointment', { substatusId: 213, at: '2026-03-01T15:00:00Z' })).errors,
    ).toEqual({ at: 'Elige un momento que aún no haya pasado.' }));
});

describe('correcting a request', () => {
  beforeEach(take);
  const person = { firstName: 'Ana', email: 'ana@correo.example', phone: '988777666' };

  test('replaces the person by the rules of the country', async () => {
    const corrected = await send(rosa, 'update-request', {
      person: { ...person, documentNumber: '12345678' },
    });
    expect(corrected.record).toMatchObject({
      firstName: 'Ana',
      phone: '+51988777666',
      documentType: 'DNI',
      documentNumber: '12345678',
    });
  });
  test('names the fields that are wrong there', async () => {
    const wrong = { ...person, phone: '12', documentType: 'RUT', documentNumber: '1' };
    const refused = await send(rosa, 'update-request', { person: wrong });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors).sort()).toEqual(['person.documentType', 'person.phone']);
  });
  test('names all that is wrong at once, whether the country matters to it or not', async () => {
    const wrong = { ...person, firstName: 'Ana 3', email: 'ana@', phone: '12', documentNumber: '1' };
    const refused = await send(rosa, 'update-request', {
      person: wrong,
      quotedPrice: { amount: '1.250,50' },
    });
    expect(Object.keys(refused.errors).sort()).toEqual([
      'person.documentNumber',
      'person.email',
      'person.firstName',
      'person.phone',
      'quotedPrice.amount',
      'quotedPrice.unit',
    ]);
  });
  test('leaves what it does not name, and clears what it names as nothing', async () => {
    const quotedPrice = { amount: '120.5', unit: 'PEN' };
    const told = await send(rosa, 'update-request', { message: 'Llámame de tarde', quotedPrice });
    expect(told.record).toMatchObject({ message: 'Llámame de tarde', quotedPrice });
    const left = await send(rosa, 'update-request', { message: 'De noche' });
    expect(left.record).toMatchObject({ message: 'De noche', quotedPrice });
    const cleared = await send(rosa, 'update-request', { message: null, quotedPrice: null });
    expect(cleared.record).toMatchObject({ message: null, quotedPrice: null });
  });
  test.each(quotedUnits)('takes a price in %s', async (unit) => {
    const told = await send(rosa, 'update-request', { quotedPrice: { amount: '120.5', unit } });
    expect(told.record).toMatchObject({ quotedPrice: { amount: '120.5', unit } });
  });
  test('takes no price in a unit that nobody is told one in', async () => {
    const told = await send(rosa, 'update-request', { quotedPrice: { amount: '1', unit: 'soles' } });
    expect(told.errors).toEqual({ 'quotedPrice.unit': 'Elige una moneda o UF.' });
  });
  test.each(['1e3', '12,5', '-1', '12345678901', '1.23456'])('takes no price like %s', async (amount) => {
    const told = await send(rosa, 'update-request', { quotedPrice: { amount, unit: 'PEN' } });
    expect(Object.keys(told.errors)).toEqual(['quotedPrice.amount']);
  });
  test('to what it is changes nothing', async () => {
    const once = await send(rosa, 'update-request', { message: 'Llámame de tarde' });
    const twice = await send(rosa, 'update-request', { message: 'Llámame de tarde' });
    expect(twice.record['version']).toBe(once.record['version']);
  });
});

describe('a lead that is no sale', () => {
  test('is a duplicate of one that came first', async () => {
    const first = await house.receive();
    await take();
    expect((await send(rosa, 'mark-duplicate', { firstLeadId: id })).errors).toEqual({
      firstLeadId: 'Es esta misma solicitud.',
    });
    expect((await send(rosa, 'mark-duplicate', { firstLeadId: randomUUID() })).errors).toEqual({
      firstLeadId: 'No existe esa solicitud.',
    });
    const marked = await send(rosa, 'mark-duplicate', { firstLeadId: first });
    expect(marked.record).toMatchObject({ statusId: 6, duplicateOf: first });
    const circle = await send(manager, 'mark-duplicate', { firstLeadId: id }, first);
    expect(circle.errors).toEqual({ firstLeadId: 'Esa solicitud es un duplicado: elige la primera.' });
  });
  test('can be deleted by a manager, and comes back as it was', async () => {
    await take();
    await send(rosa, 'change-status', { statusId: 2, substatusId: 202 });
    expect((await send(rosa, 'delete')).status).toBe(403);
    expect((await send(manager, 'delete', { note: 'Pedido de la persona' })).record).toMatchObject({
      statusId: 5,
    });
    expect((await send(manager, 'add-note', { text: 'x' })).code).toBe('INVALID_TRANSITION');
    expect((await send(manager, 'restore')).record).toMatchObject({ statusId: 2, substatusId: 202 });
  });
});

describe('erasing the person', () => {
  test('leaves the lead and nothing of the person', async () => {
    await take();
    await send(rosa, 'add-note', { text: 'María prefiere la mañana' });
    const said = await send(manager, 'erase', { reasonId: 1, note: 'María, DNI 12345678' });
    expect(said.errors).toHaveProperty('note');
    expect((await send(manager, 'erase')).errors).toEqual({ reasonId: 'Elige un motivo.' });
    const erased = await send(manager, 'erase', { reasonId: 1 });
    expect(erased.record).toMatchObject({ erased: true, firstName: null, email: null, phone: null });
    expect(JSON.stringify(erased.record)).not.toContain('María');
    expect((await send(manager, 'add-note', { text: 'x' })).status).toBe(409);
    expect((await send(rosa, 'close', { substatusId: 331, note: 'x' })).errors).toHaveProperty('note');
    expect((await send(rosa, 'close', { substatusId: 331 })).status).toBe(200);
  });
});
