import { randomUUID } from 'node:crypto';
import { profileCapture } from '@cotejo/core/profile-form';
import { sharedLink } from '@cotejo/core/sharing';
import { shareId } from '@cotejo/core/sharing/server';
import { type InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, indexKey, openHouse } from '../testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});

const send = (url: string, payload: unknown, more: Omit<InjectOptions, 'url' | 'payload'> = {}) =>
  house.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    ...more,
    headers: { host: 'pe.localhost', 'content-type': 'application/json', ...more.headers },
  });
type Told<Data> = { data: Data; metaData: { total: number; uuid: string }; error: null };
type Link = { code: string; editKey: string; url: string; until: string };
const errorsOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ errors?: object }>().errors];
};

describe('a profile', () => {
  const profile = {
    cotizante: [{ edad: 31, sexo: 'Femenino', nombre: 'María' }],
    email: 'maria@correo.example',
  };
  const capture = (more: object = {}, options: Parameters<typeof send>[2] = {}) =>
    send('/api/profile-form/data', { productType: 'EPS', ...profile, ...more }, options);
  const idOf = async (answer: ReturnType<typeof capture>) =>
    (await answer).json<Told<{ id: string }>>().data.id;

  test('is kept sealed, and only what the form asks', async () => {
    const answer = await capture();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { stored: true }, metaData: { total: 1 }, error: null },
    ]);
    const { id } = answer.json<Told<{ id: string }>>().data;
    const { state } = await house.load(profileCapture, id);
    expect(state).toMatchObject({ model: { cotizante: [{ edad: 31, sexo: 'Femenino' }] } });
    expect(JSON.stringify(state)).not.toMatch(/María|correo/);
    const [stored] = await house.store.readStream(`profileCapture-${id}`);
    expect(JSON.stringify(stored!.data)).not.toMatch(/Femenino|cotizante/);
  });

  test('may stand in a field of its own', async () =>
    expect(await idOf(send('/api/profile-form/data', { productType: 'EPS', model: profile }))).toBeTypeOf(
      'string',
    ));

  test('sent again is the same one, and another visitor’s is another', async () => {
    const id = await idOf(capture());
    expect(await idOf(capture())).toBe(id);
    expect(await idOf(capture({}, { remoteAddress: '192.0.2.7' }))).not.toBe(id);
    const headers = { 'idempotency-key': randomUUID() };
    expect(await idOf(capture({}, { headers }))).toBe(await idOf(capture({}, { headers })));
    expect(await house.events()).toHaveLength(3);
  });

  test('is checked by the form that was shown, also of a type that the catalogue alone knows', async () => {
    const sent = { productType: 'VETERINARIA', profileType: 'pets', mascota: [{ edad: 31 }] };
    const errors = { 'mascota.0.edad': 'La edad debe ser un número de 0 a 30.' };
    expect(await errorsOf(capture(sent))).toEqual([422, errors]);
    expect((await capture({ ...sent, mascota: [{ edad: 3 }] })).statusCode).toBe(201);
    expect(await errorsOf(capture({ ...sent, profileType: 'peces' }))).toEqual([
      422,
      { profileType: 'Debe ser el que dice el formulario.' },
    ]);
  });

  test('of the company’s own people is checked and not kept', async () => {
    expect((await capture({ isInternalTraffic: true })).json()).toMatchObject({
      data: { stored: false, id: null },
    });
    expect(await house.events()).toEqual([]);
  });

  test.each<[object, object, string?]>([
    [{ productType: undefined }, { productType: 'Campo requerido.' }],
    [{ productType: 'autos' }, { productType: 'Ese tipo de producto no tiene un formulario en este país.' }],
    [{ cotizante: [{ edad: 121 }] }, { 'cotizante.0.edad': 'La edad debe ser un número de 0 a 120.' }],
    [{ cotizante: undefined }, { 'cotizante.0.edad': 'No se ingresaron los siguientes campos: Edad' }],
    [{ isInternalTraffic: 'quizás' }, { isInternalTraffic: 'Debe ser verdadero o falso.' }],
    [
      { productType: 'COLECTIVO', colectivo: { cantidadempleados: 9 } },
      { 'colectivo.cantidadempleados': 'El número de trabajadores debe ser 10 como mínimo.' },
      'CO',
    ],
    [
      { productType: 'MEDICINA_PREPAGADA', cotizante: [{ edad: 30, eps_actual: 'notengo' }] },
      { 'cotizante.0.eps_actual': 'Para estos planes debes estar afiliado a una EPS.' },
      'CO',
    ],
  ])('with %j is refused by its field', async (more, errors, country = 'PE') => {
    expect(await errorsOf(capture(more, { headers: { 'x-country': country } }))).toEqual([422, errors]);
    expect(await house.events()).toEqual([]);
  });

  test.each([[[]], ['x'], [null], [3]])('is no %j', async (payload) =>
    expect((await send('/api/profile-form/data', payload)).statusCode).toBe(422),
  );
});

describe('a link', () => {
  beforeEach(async () => {
    await house.offer('plan-a');
    await house.offer('plan-b');
    await house.offer('plan-cl', 'CL');
  });
  const linkEvents = async () => (await house.events()).filter(({ type }) => type.includes('Shared'));
  const comparison = { url: '/Comparar/EPS', perfil: { cotizante: [{ edad: 31 }] } };
  const plan = { productCode: 'plan-a', sessionType: 'purchase', session: { nombre: 'María' } };
  const share = async (path: string, payload: object, more: Parameters<typeof send>[2] = {}) =>
    (await send(`/api/buscarplanes/${path}`, payload, more)).json<Told<Link>>().data;
  const open = (code: string) => send(`/api/buscarplanes/sharedinsurance/${encodeURIComponent(code)}`, {});

  test('to a comparison has a code that nobody guesses, and keeps what it opens sealed', async () => {
    const answer = await send('/api/buscarplanes/comparator-url', comparison);
    const { data, metaData, error } = answer.json<Told<Link>>();
    expect([answer.statusCode, metaData.total, error]).toEqual([201, 1, null]);
    expect(data.code).toMatch(/^[\w-]{22}$/);
    expect(data).toMatchObject({ url: `/url/${data.code}`, until: '2026-05-31T15:00:00.000Z' });
    const [event] = await linkEvents();
    expect(JSON.stringify(event!.data)).not.toMatch(/Comparar|cotizante/);
    expect(
      JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toContain(data.code);
  });

  test('made again under its key is the same one, and whoever else shares the same has another', async () => {
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const first = await share('comparator-url', comparison, keyed);
    expect(await share('comparator-url', comparison, keyed)).toEqual(first);
    const other = await share('comparator-url', comparison);
    expect([other.code, other.editKey]).not.toContain(first.code);
    expect(other.editKey).not.toBe(first.editKey);
    expect(await linkEvents()).toHaveLength(2);
  });

  test('to a plan opens what was shared, for who has the code', async () => {
    const { code } = await share('sharedinsurance', plan);
    expect((await open(code)).json()).toMatchObject({
      data: { code, country: 'PE', ...plan },
      metaData: { total: 1 },
      error: null,
    });
  });

  test('is changed by who made it, and by nobody else', async () => {
    const { code, editKey } = await share('sharedinsurance', plan);
    const put = (key: string, productCode = 'plan-b') =>
      send('/api/buscarplanes/sharedinsurance', { code, editKey: key, productCode }, { method: 'PUT' });
    expect((await put('x')).statusCode).toBe(404);
    expect((await put(editKey)).statusCode).toBe(200);
    expect((await open(code)).json()).toMatchObject({ data: { productCode: 'plan-b' } });
    expect((await put(editKey, 'plan-a')).statusCode).toBe(200);
    expect((await put(editKey, 'plan-b')).statusCode).toBe(200);
    expect((await open(code)).json()).toMatchObject({ data: { productCode: 'plan-b' } });
  });

  test('opens a plan of its country alone, as requests ask for it', async () => {
    const unknown = 'No existe ese plan en este país.';
    expect(await errorsOf(send('/api/buscarplanes/sharedinsurance', { productCode: 'plan-cl' }))).toEqual([
      422,
      { productCode: unknown },
    ]);
    await house.note('plan-a');
    const { code, editKey } = await share('sharedinsurance', { ...plan, productCode: 'PLAN-A' });
    const change = { code, editKey, productCode: 'nada' };
    expect(await errorsOf(send('/api/buscarplanes/sharedinsurance', change, { method: 'PUT' }))).toEqual([
      422,
      { productCode: unknown },
    ]);
    expect((await open(code)).json()).toMatchObject({ data: { productCode: 'plan-a' } });
  });

  test('opens a plan of its country whichever site changes it', async () => {
    const { code, editKey } = await share('sharedinsurance', plan);
    const from = (country: string, productCode: string) =>
      send(
        '/api/buscarplanes/sharedinsurance',
        { code, editKey, productCode },
        { method: 'PUT', headers: { 'x-country': country } },
      );
    expect((await from('CL', 'plan-cl')).statusCode).toBe(422);
    expect((await from('CL', 'plan-b')).statusCode).toBe(200);
    expect((await open(code)).json()).toMatchObject({ data: { country: 'PE', productCode: 'plan-b' } });
  });

  test('names its plans as the catalogue spells them, however they were typed', async () => {
    await Promise.all(['plan-a', 'plan-b'].map((code) => house.note(code)));
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const { code, editKey } = await share('sharedinsurance', { ...plan, productCode: 'Plan-A' }, keyed);
    expect((await share('sharedinsurance', plan, keyed)).code).toBe(code);
    await send(
      '/api/buscarplanes/sharedinsurance',
      { code, editKey, productCode: 'PLAN-B' },
      { method: 'PUT' },
    );
    expect((await open(code)).json()).toMatchObject({ data: { productCode: 'plan-b' } });
    const compared = await share('comparator-url', { ...comparison, products: ['PLAN-B', 'plan-a'] });
    const { state } = await house.load(sharedLink, shareId(indexKey, compared.code));
    expect(state).toMatchObject({ content: { products: ['plan-b', 'plan-a'] } });
  });

  test('that is over, was never made or opens something else can not be told apart', async () => {
    const { code } = await share('sharedinsurance', plan);
    const { code: other } = await share('comparator-url', comparison);
    const none = (await open('nada')).json<object>();
    expect(none).toMatchObject({ status: 404, message: 'Este enlace no existe o ya no está vigente.' });
    expect((await open(other)).json()).toEqual(none);
    expect((await open('x'.repeat(100))).json()).toEqual(none);
    house.pass(90 * 86_400_000);
    expect((await open(code)).json()).toEqual(none);
  });

  test('is not guessed at by trying', async () => {
    house = await openHouse({ settings: { publicLeadsPerMinute: 3 } });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await open(`codigo-${time}`)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });

  test.each<[string, object, string]>([
    ['comparator-url', {}, 'url'],
    ['comparator-url', { url: 'https://elsewhere.example/' }, 'url'],
    ['comparator-url', { url: '/', products: ['a', 'b', 'c', 'd'] }, 'products'],
    ['sharedinsurance', {}, 'productCode'],
    ['sharedinsurance', { productCode: 'a', session: 'x' }, 'session'],
    ['comparator-url', { url: '/', products: ['plan-a', 'nada'] }, 'products.1'],
    ['sharedinsurance', { productCode: 'nada' }, 'productCode'],
    ['sharedinsurance', { productCode: 'plan-cl' }, 'productCode'],
    ['sharedinsurance', { productCode: 'plan-a', perfil: { cotizante: 'x' } }, 'perfil.cotizante'],
    ['sharedinsurance', { productCode: 'plan-a', perfil: { mascota: [{}] } }, 'perfil.mascota.0.edad'],
    ['comparator-url', { url: '/', perfil: { cotizante: [{ edad: 300 }] } }, 'perfil.cotizante.0.edad'],
  ])('by %s with %j is refused by its field', async (path, payload, field) => {
    const [status, errors] = await errorsOf(send(`/api/buscarplanes/${path}`, payload));
    expect([status, Object.keys(errors as object)]).toEqual([422, [field]]);
  });

  test('may have fields of a profile that nobody knows, and not wrong ones, also when it is changed', async () => {
    const { code, editKey } = await share('sharedinsurance', { ...plan, perfil: { otro: 'x' } });
    const change = { code, editKey, ...plan, perfil: { cotizante: 'x' } };
    expect(await errorsOf(send('/api/buscarplanes/sharedinsurance', change, { method: 'PUT' }))).toEqual([
      422,
      { 'perfil.cotizante': 'Los cotizantes debe ser una lista.' },
    ]);
    expect((await open(code)).json()).toMatchObject({ data: { perfil: { otro: 'x' } } });
  });

  test('to be changed names its code and its key', async () => {
    const [status, errors] = await errorsOf(send('/api/buscarplanes/sharedinsurance', {}, { method: 'PUT' }));
    expect([status, Object.keys(errors as object)]).toEqual([422, ['code', 'editKey', 'productCode']]);
  });
});
