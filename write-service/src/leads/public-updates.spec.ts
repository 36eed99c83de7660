import { randomUUID } from 'node:crypto';
import { assignLead, failLead, lead } from '@cotejo/core/leads';
import { type InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { contact, contactBody, indexKey, openHouse } from '../testing/house.ts';
import { editKeys } from './edit-key.ts';

type Receipt = {
  data: { id: string; editKey: string | null; commandId: string; position: string; version: number };
  error: null;
};

let house: Awaited<ReturnType<typeof openHouse>>;
let id: string;
let editKey: string;
const leadEvents = async () => (await house.events()).filter(({ type }) => type.startsWith('Lead'));
beforeEach(async () => {
  house = await openHouse();
  for (const code of ['PE-1', 'PE-2', 'PE-3', 'X']) await house.offer(code);
  await ask();
});

const planBody = () => ({ ...contactBody(), nombreplan: 'PE-1', precio: 99 });
const ask = async (url = '/api/solicitarplans', payload: object = planBody()) => {
  const answer = await house.app.inject(contact({ url, payload }));
  const { data } = answer.json<Receipt>();
  [id, editKey] = [data.id, data.editKey!];
};
const send = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  (await house.app.inject(contact({ url, payload, headers }))).json<Receipt>().data;
const update = (payload: object, more: InjectOptions = {}) =>
  house.app.inject(
    contact({ url: '/api/solicitarplans/update', ...more, payload: { id, editKey, ...payload } }),
  );
const stateOf = async (leadId = id) => (await house.load(lead, leadId)).state;
const newPhone = { datosingresados: { telefono: '911222333' } };

describe('a visitor who comes back to a request', () => {
  test('changes what is given, and the rest stays', async () => {
    const answer = await update(newPhone);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Receipt>()).toMatchObject({ data: { id, version: 2 }, error: null });
    expect(await stateOf()).toMatchObject({
      person: { firstName: 'María José', phone: '+51911222333' },
      product: { code: 'PE-1' },
      quotedPrice: { amount: '99' },
    });
  });

  test('changes a request of internal traffic like any other', async () => {
    await ask('/api/solicitarplans', { ...planBody(), nombreplan: 'PE-2', isInternalTraffic: true });
    expect((await update(newPhone)).statusCode).toBe(200);
    expect(await stateOf()).toMatchObject({ statusId: 97, person: { phone: '+51911222333' } });
  });

  test('is told the lead and not the record', async () =>
    expect(Object.keys((await update(newPhone)).json<Receipt>().data).sort()).toEqual([
      'commandId',
      'id',
      'position',
      'version',
    ]));

  test('changes an additional insurance by its own address', async () => {
    const person = [{ nombre: 'María', email: 'maria@correo.example', telefono: '999888777' }];
    await ask('/api/seguro-adicional/solicitar', { person, insurance: [{ code: 'VIDA' }] });
    expect((await update({ isPayment: true })).statusCode).toBe(404);
    const answer = await update({ isPayment: true }, { url: '/api/seguro-adicional/update' });
    expect(answer.statusCode).toBe(200);
    expect(await stateOf()).toMatchObject({
      requestTypeId: 1,
      insurance: { isPayment: true, insurances: [{ code: 'VIDA' }] },
    });
  });

  test('is told what is wrong by the names of the form, and nothing is changed', async () => {
    const answer = await update({ datosingresados: { telefono: '1', nombre: 'Rosa' }, perfilIngreso: [] });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['perfilIngreso', 'datosingresados.telefono'],
    ]);
    expect(await leadEvents()).toHaveLength(1);
  });
});

describe('an update that is repeated', () => {
  test('with its key gets the first answer', async () => {
    const more = { headers: { 'idempotency-key': randomUUID() } };
    const first = (await update(newPhone, more)).json<Receipt>();
    await update({ datosingresados: { nombre: 'Rosa' } });
    expect((await update(newPhone, more)).json()).toEqual(first);
    expect(await leadEvents()).toHaveLength(3);
  });
  test('with its key and other content is refused', async () => {
    const more = { headers: { 'idempotency-key': randomUUID() } };
    await update(newPhone, more);
    const answer = await update({ datosingresados: { nombre: 'Rosa' } }, more);
    expect(answer.json<{ code: string }>().code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
  test('100 times at once without a key changes the lead once', async () => {
    house = await openHouse({ settings: { publicLeadsPerMinute: 1_000 } });
    await house.offer('PE-1');
    await ask();
    const answers = await Promise.all(Array.from({ length: 100 }, () => update(newPhone)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await leadEvents()).toHaveLength(2);
  });
  test('after a change back is a change again', async () => {
    await update(newPhone);
    await update({ datosingresados: { telefono: '999888777' } });
    await update(newPhone);
    expect(await stateOf()).toMatchObject({ person: { phone: '+51911222333' } });
  });
});

describe('the key of a receipt', () => {
  const key = randomUUID();
  const keyed = { 'idempotency-key': key };
  test('is what lets change the request: its id alone, or the key of another, does not', async () => {
    const other = await send('/api/solicitarplans', { ...planBody(), nombreplan: 'PE-2' });
    for (const wrong of ['x', other.editKey, 'ñ'.repeat(22)])
      expect((await update({ ...newPhone, editKey: wrong })).statusCode).toBe(404);
    const answer = await update({ ...newPhone, editKey: undefined });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['editKey'],
    ]);
    expect(await stateOf()).toMatchObject({ person: { phone: '+51999888777' } });
  });
  test('goes to who sent the request, and not to who sends the same from the same address', async () => {
    expect(await send('/api/solicitarplans', planBody())).toMatchObject({ id, editKey: null });
    expect((await update(newPhone)).statusCode).toBe(200);
  });
  test('goes again to who repeats it soon under the own key', async () => {
    const body = { ...planBody(), nombreplan: 'PE-3' };
    const first = await send('/api/solicitarplans', body, keyed);
    expect(await send('/api/solicitarplans', body, keyed)).toEqual(first);
    house.pass(11 * 60_000);
    const notForOthers = { editKey: null, feedbackSignature: null };
    expect(await send('/api/solicitarplans', body, keyed)).toEqual({ ...first, ...notForOthers });
  });
});

describe('a stranger', () => {
  const refusalOf = async (payload: object, more: InjectOptions = {}) => {
    const answer = await update(payload, more);
    const { status, code, message } = answer.json<Record<string, unknown>>();
    return { status, code, message };
  };
  test('can not tell a request that is over, or of another country or kind, from one that is not there', async () => {
    const none = await refusalOf({ ...newPhone, id: randomUUID() });
    expect(none).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const chilean = { datosingresados: { telefono: '912345678' } };
    expect(await refusalOf(chilean, { headers: { 'x-country': 'CL' } })).toEqual(none);
    const contacted = await send('/api/contactos', contactBody());
    // A contact's receipt has no key; one that is signed for it opens nothing either.
    const { editKey: signed } = editKeys({ indexKey, now: () => new Date() }).forSender(contacted.id, {
      repeated: false,
      sentAt: '',
      hasKey: true,
    });
    expect(await refusalOf({ ...newPhone, id: contacted.id, editKey: signed })).toEqual(none);

    const boss = await house.hire('SUPERVISOR');
    const handle = (decide: ReturnType<typeof assignLead>) =>
      house.handle(lead, id, decide, {
        commandId: randomUUID(),
        actor: { kind: 'system', automation: 'test' },
        country: 'PE',
        now: house.now(),
      });
    await handle(assignLead({ executive: await house.hire('EJECUTIVO'), by: boss }));
    await handle(
      failLead({
        substatusId: 406,
        reasonId: 99,
        reasonText: 'Prueba',
        by: { ...boss, roles: ['ADMINISTRADOR'] },
      }),
    );
    expect(await refusalOf(newPhone)).toEqual(none);
  });
  test('who tries one after the other is stopped', async () => {
    house = await openHouse({ settings: { publicLeadsPerMinute: 3 } });
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await update({ ...newPhone, id: randomUUID() })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});
