import { randomUUID } from 'node:crypto';
import { insuranceType, insuranceTypeNumber, registerInsuranceType } from '@cotejo/core/insurance-types';
import { lead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PriceRule } from '@cotejo/core/pricing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contact, contactBody, openHouse } from '../testing/house.ts';

type Receipt = {
  data: {
    id: string;
    editKey: string | null;
    feedbackSignature: string | null;
    commandId: string;
    position: string;
    version: number;
  };
  error: null;
};

let house: Awaited<ReturnType<typeof openHouse>>;
const leadEvents = async () => (await house.events()).filter(({ type }) => type.startsWith('Lead'));
beforeEach(async () => {
  house = await openHouse();
  for (const code of ['PE-1', 'PE-2', 'PE-3', 'X']) await house.offer(code);
});
const send = (request: Parameters<typeof contact>[0] = {}) => house.app.inject(contact(request));
const receipt = async (request: Parameters<typeof contact>[0] = {}) =>
  (await send(request)).json<Receipt>().data;
const keyed = (key: string = randomUUID(), more: Record<string, string> = {}) => ({
  headers: { 'idempotency-key': key, ...more },
});

describe('a request of a visitor', () => {
  test('is a lead, and its receipt tells no more than where', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    const { data, error } = answer.json<Receipt>();
    expect(error).toBeNull();
    expect(Object.keys(data).sort()).toEqual([
      'commandId',
      'editKey',
      'feedbackSignature',
      'id',
      'position',
      'version',
    ]);
    const { state } = await house.load(lead, data.id);
    expect(state).toMatchObject({ country: 'PE', requestTypeId: 3, person: { firstName: 'María José' } });
  });

  test('has a key to correct it only where an address takes the key', async () => {
    expect((await receipt()).editKey).toBeNull();
    const payload = { ...contactBody(), nombreplan: 'PE-1' };
    expect((await receipt({ url: '/api/solicitarplans', payload })).editKey).toBeTypeOf('string');
  });

  test('for a plan names the plan', async () => {
    const payload = { ...contactBody(), nombreplan: 'PE-1', nombreLargoPlan: 'Plan Uno' };
    const { id } = await receipt({ url: '/api/solicitarplans', payload });
    expect((await house.load(lead, id)).state).toMatchObject({
      requestTypeId: 2,
      product: { code: 'PE-1', name: 'Plan Uno' },
    });
  });

  test('for an additional insurance names who would be insured', async () => {
    const person = [{ nombre: 'María', email: 'maria@correo.example', telefono: '999888777' }];
    const payload = { person, insurance: [{ code: 'DENTAL' }], originLead: 'web-dental' };
    const { id } = await receipt({ url: '/api/seguro-adicional/solicitar', payload });
    expect((await house.load(lead, id)).state).toMatchObject({
      requestTypeId: 1,
      person: { firstName: 'María' },
      insurance: { persons: [{ firstName: 'María' }], insurances: [{ code: 'DENTAL' }] },
    });
  });

  test('for a plan without a price is taken all the same', async () => {
    const payload = { ...contactBody(), nombreplan: 'PE-1', precio: 0 };
    const answer = await send({ url: '/api/solicitarplans', payload });
    expect(answer.statusCode).toBe(201);
  });

  test('tells what is wrong by the names of the form', async () => {
    const answer = await send({
      payload: { datosingresados: { nombre: 'María', email: 'no', telefono: '1' } },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      'datosingresados.email',
      'datosingresados.telefono',
    ]);
    expect(await leadEvents()).toEqual([]);
  });
});

describe('the country of a request', () => {
  const countryOf = async (headers: Record<string, string>) => {
    const { id } = await receipt({ headers, payload: contactBody(headers['x-country'] ?? 'CL') });
    const { state } = await house.load(lead, id);
    return state.status === 'received' ? state.country : undefined;
  };
  test('is what its header says, whatever the host', async () =>
    expect(await countryOf({ host: 'pe.localhost', 'x-country': 'CO' })).toBe('CO'));
  test("is the host's, with or without a port", async () => {
    expect(await countryOf({ host: 'CL.localhost:8080' })).toBe('CL');
    expect(await countryOf({ host: 'cl.localhost' })).toBe('CL');
  });
  test('is that of the host which a trusted proxy was asked for', async () =>
    expect(await countryOf({ host: '127.0.0.1:9', 'x-forwarded-host': 'cl.localhost:8080' })).toBe('CL'));
  test.each([
    [{ 'x-country': 'XX' }],
    [{ 'x-country': '' }],
    [{ 'x-country': 'pe' }],
    [{ host: 'elsewhere.example' }],
    [{ host: '__proto__' }],
  ])('that is not known is asked for: %j', async (headers) => {
    const answer = await send({ headers: headers as Record<string, string> });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'UNKNOWN_COUNTRY']);
    expect(await leadEvents()).toEqual([]);
  });
});

describe('the type of a request', () => {
  const typeOf = async (code: string, country: CountryCode) => {
    const payload = { ...contactBody(country), nombreplan: code };
    const { id } = await receipt({
      url: '/api/solicitarplans',
      payload,
      headers: { 'x-country': country },
    });
    return (await house.load(lead, id)).state;
  };
  const collective: PriceRule = {
    kind: 'collective',
    unit: 'PEN',
    period: 'monthly',
    tax: { treatment: 'exempt' },
    minimumWorkers: 5,
    tiers: [{ fromWorkers: 5, perWorker: 4_550, perDependant: 2_000 }],
  };

  test('for a plan is told by the plan and by where it is asked for', async () => {
    await house.offer('PE-COL', 'PE', collective);
    await house.offer('INT-1', 'INT');
    expect(await typeOf('PE-1', 'PE')).toMatchObject({ requestTypeId: 2 });
    expect(await typeOf('PE-COL', 'PE')).toMatchObject({ requestTypeId: 6 });
    expect(await typeOf('INT-1', 'INT')).toMatchObject({ requestTypeId: 7 });
  });

  test.each([['NADA'], ['CL-1']])('for %s, which the country does not have, is none', async (code) => {
    await house.offer('CL-1', 'CL');
    const payload = { ...contactBody(), nombreplan: code };
    const answer = await send({ url: '/api/solicitarplans', payload });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { nombreplan: 'No existe ese plan en este país.' },
    ]);
    expect(await leadEvents()).toEqual([]);
  });
});

describe('a plan’s code in another case', () => {
  const ask = (code: string) =>
    receipt({ url: '/api/solicitarplans', payload: { ...contactBody(), nombreplan: code } });
  const codeOf = async (id: string) => {
    const { state } = await house.load(lead, id);
    return state.status === 'received' ? state.product?.code : undefined;
  };
  beforeEach(async () => {
    await house.offer('Salud-Uno');
    await house.note('Salud-Uno');
  });

  test('asks for that plan, and is kept as the plan is spelled', async () => {
    for (const typed of ['salud-uno', 'SALUD-UNO', 'Salud-Uno'])
      expect(await codeOf((await ask(typed)).id)).toBe('Salud-Uno');
  });
  test('is the plan that is spelled so, where there is one', async () => {
    await house.offer('SALUD-UNO');
    expect(await codeOf((await ask('SALUD-UNO')).id)).toBe('SALUD-UNO');
    expect(await codeOf((await ask('salud-uno')).id)).toBe('Salud-Uno');
  });
  test('changes a request to the plan as it is spelled', async () => {
    const { id, editKey } = await ask('PE-1');
    const payload = { id, editKey, nombreplan: 'salud-UNO' };
    const answer = await house.app.inject(contact({ url: '/api/solicitarplans/update', payload }));
    expect(answer.statusCode).toBe(200);
    expect(await codeOf(id)).toBe('Salud-Uno');
  });
});

describe('the type of product that a request is about', () => {
  const about = (productType: string, country: CountryCode = 'PE') =>
    send({ payload: { ...contactBody(country), productType }, headers: { 'x-country': country } });

  test.each([
    ['poliza', 'PE'],
    ['EPS', 'PE'],
    ['programa clinico', 'PE'],
    ['colectivo', 'CL'],
    ['SEGURO COLECTIVO', 'CL'],
    ['sctr', 'PE'],
    ['Pet-Insurance', 'CO'],
    ['Seguros-de-Salud', 'INT'],
  ] as const)('is understood by the spec’s name %s in %s', async (name, country) =>
    expect((await about(name, country)).statusCode).toBe(201),
  );
  test('may be one that the catalogue alone knows', async () => {
    const details = {
      country: 'PE',
      name: 'SALUD_VISUAL',
      displayName: 'Salud visual',
      url: 'Salud-Visual',
    } as const;
    const id = String(insuranceTypeNumber('PE', 'SALUD_VISUAL'));
    await house.handle(insuranceType, id, registerInsuranceType(details), {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'test' },
      country: 'PE',
      now: house.now(),
    });
    expect((await about('salud visual')).statusCode).toBe(201);
  });
  test.each([
    ['autos', 'PE'],
    ['sctr', 'CL'],
    ['__proto__', 'PE'],
  ] as const)('is told by its field where %s is none in %s', async (name, country) => {
    const answer = await about(name, country);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { productType: 'Ningún tipo de seguro se llama así en este país.' },
    ]);
  });
});

const notForOthers = { editKey: null, feedbackSignature: null };

describe('a request that is repeated', () => {
  test.each([[keyed()], [{}]])(
    'by the id of its command, which staff see, is another: %j',
    async (request: Parameters<typeof contact>[0]) => {
      const first = await receipt(request);
      const again = await receipt(keyed(first.commandId));
      expect(again.id).not.toBe(first.id);
      expect(again.feedbackSignature).not.toBe(first.feedbackSignature);
    },
  );
  test('with its key gets the first receipt', async () => {
    const key = randomUUID();
    const first = await receipt(keyed(key));
    expect(await receipt(keyed(key.toUpperCase()))).toEqual(first);
    expect(await leadEvents()).toHaveLength(1);
  });
  test('with its key and other content is refused', async () => {
    const key = randomUUID();
    await send(keyed(key));
    const answer = await send({ ...keyed(key), payload: contactBody('PE', { mensaje: 'Otra cosa' }) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await leadEvents()).toHaveLength(1);
  });
  test('without a key is recognised by its content for ten minutes', async () => {
    const first = await receipt();
    house.pass(9 * 60_000);
    expect(await receipt()).toEqual({ ...first, ...notForOthers });
    house.pass(60_000);
    expect((await receipt()).id).not.toBe(first.id);
    expect(await leadEvents()).toHaveLength(2);
  });
  test('without a key is recognised although it was typed a little differently', async () => {
    const first = await receipt();
    const payload = contactBody('PE', { email: 'MARIA@correo.example', nombre: ' María  José' });
    expect(await receipt({ payload })).toEqual({ ...first, ...notForOthers });
  });
  test('without a key for another country, form or person is another', async () => {
    const phone = { telefono: '+5491122334455' };
    await send({ payload: contactBody('PE', phone) });
    await send({ payload: contactBody('PE', phone), headers: { 'x-country': 'CL' } });
    await send({ payload: { ...contactBody('PE', phone), nombreplan: 'X' }, url: '/api/solicitarplans' });
    await send({ payload: contactBody('PE', { ...phone, nombre: 'Otra' }) });
    expect(await leadEvents()).toHaveLength(4);
  });
  test('1,000 times at once is one lead, and uses up one of what an address may send', async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => send()));
    const receipts = answers.map((answer) => answer.json<Receipt>().data);
    expect(new Set(receipts.map(({ id, position }) => `${id} ${position}`)).size).toBe(1);
    // Different people may have sent them: only who was first may speak of it.
    expect(receipts.filter(({ feedbackSignature }) => feedbackSignature !== null)).toHaveLength(1);
    expect(await leadEvents()).toHaveLength(1);
    expect((await send(keyed())).statusCode).toBe(201);
  });
});

describe('a flood of requests', () => {
  beforeEach(async () => {
    house = await openHouse({ settings: { publicLeadsPerMinute: 3 } });
  });
  const from = (address: string, more: Record<string, string> = {}) =>
    send(keyed(randomUUID(), { 'x-forwarded-for': address, ...more }));

  test('from one address is stopped, and told when to come again', async () => {
    for (let time = 0; time < 3; time += 1) expect((await from('203.0.113.1')).statusCode).toBe(201);
    const refused = await from('203.0.113.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await leadEvents()).toHaveLength(3);
    expect((await from('203.0.113.2')).statusCode).toBe(201);
    house.pass(60_000);
    expect((await from('203.0.113.1')).statusCode).toBe(201);
  });
  test('does not keep out who repeats a request that was taken', async () => {
    const key = randomUUID();
    await send(keyed(key));
    for (let time = 0; time < 2; time += 1) await send(keyed());
    expect((await send(keyed())).statusCode).toBe(429);
    expect((await send(keyed(key))).statusCode).toBe(201);
  });
  test('leaves nothing behind of what is refused', async () => {
    const recentRequests = { commandIdFor: vi.fn(async (_: string, commandId: string) => commandId) };
    house = await openHouse({ settings: { publicLeadsPerMinute: 3 }, parts: { recentRequests } });
    const statuses = [];
    for (let time = 0; time < 9; time += 1)
      statuses.push((await send({ payload: contactBody('PE', { mensaje: `Mensaje ${time}` }) })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429]);
    expect(recentRequests.commandIdFor).toHaveBeenCalledTimes(3);
  });
  test('can not be hidden by a client that makes up where it comes from', async () => {
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push(
        await house.app.inject({
          ...contact(keyed(randomUUID(), { 'x-forwarded-for': `203.0.113.${time}` })),
          remoteAddress: '198.51.100.7',
        }),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  });
});

test('a refused field carries the spec’s error key beside its message', async () => {
  const datosingresados = {
    nombre: 'Ana',
    email: 'ana@correo.example',
    telefono: '12',
    numeroDocumento: '12',
  };
  const answer = await send({ payload: { datosingresados } });
  expect(answer.json()).toMatchObject({
    errors: { 'datosingresados.telefono': expect.any(String) as string },
    keys: { 'datosingresados.telefono': 'nominimo', 'datosingresados.numeroDocumento': 'dniPattern' },
  });
});
