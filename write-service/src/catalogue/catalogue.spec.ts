/** The catalogue's commands over HTTP: who may, what is refused, and what a repeat does. */
import { randomUUID } from 'node:crypto';
import { datedTable } from '@cotejo/core/dated-tables';
import { emptyContent } from '@cotejo/core/product-content';
import { product } from '@cotejo/core/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixedPrice } from '../../../core/src/catalogue/testing/plans.ts';
import { type House, openHouse } from '../testing/house.ts';

const insurer = {
  country: 'PE',
  type: 'ASEG',
  displayName: 'Andina',
  organizationCode: 'A',
  url: 'Andina',
  isDemo: false,
};
const health = { country: 'PE', name: 'SALUD', displayName: 'Salud', url: 'Salud' };
const clinic = { country: 'PE', displayName: 'Clínica Uno', aliases: [], places: [] };
const code = 'Plan-Uno.26_b';
const content = {
  ...emptyContent('Plan Uno'),
  identity: {
    name: 'Plan Uno',
    organizationId: 7,
    insuranceTypeId: 8,
    path: `/Seguros/Andina/${code}`,
    isDemo: false,
  },
};

let house: House;
let manager: string;
let backoffice: string;
beforeEach(async () => {
  house = await openHouse();
  manager = (await house.hire('GERENTE')).authorization;
  backoffice = (await house.hire('BACKOFFICE')).authorization;
});

const send = async (path: string, body: object = {}, by = manager, headers: Record<string, string> = {}) => {
  const answer = await house.command(path, by, body, headers);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const onProduct = (name: string, body: object = {}, by = manager, headers: Record<string, string> = {}) =>
  send(`products/${code}/${name}`, body, by, headers);
const catalogued = async () => {
  expect(await send('organizations/7/register', insurer)).toMatchObject({ status: 200 });
  expect(await send('insurance-types/8/register', health)).toMatchObject({ status: 200 });
};
const drafted = async () => {
  await catalogued();
  await onProduct('draft', { country: 'PE', content });
  await onProduct('price', { price: fixedPrice(9_900) });
};

describe('an organization', () => {
  test('is registered by backoffice, and hidden by who publishes', async () => {
    expect(await send('organizations/7/register', insurer, backoffice)).toMatchObject({
      status: 200,
      body: { id: '7', version: 1, record: { displayName: 'Andina', hidden: false } },
    });
    expect(await send('organizations/7/hide', {}, backoffice)).toMatchObject({ status: 403 });
    expect(await send('organizations/7/hide')).toMatchObject({
      status: 200,
      body: { record: { hidden: true } },
    });
  });

  test('is answered with what may be done next, and why not', async () => {
    const { body } = await send('organizations/7/register', insurer, backoffice);
    expect(body['allowedCommands']).toEqual([
      { command: 'change', allowed: true },
      { command: 'hide', allowed: false, reason: 'Tu rol no permite esta acción.' },
      { command: 'show', allowed: false, reason: 'Tu rol no permite esta acción.' },
    ]);
  });

  test('of another country is left to those who work for it', async () => {
    expect(await send('organizations/9/register', { ...insurer, country: 'CL' })).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED', message: 'Es del catálogo de otro país.' },
    });
    const { authorization } = await house.hire('ADMINISTRADOR');
    await send('organizations/9/register', { ...insurer, country: 'CL' }, authorization);
    expect(await send('organizations/9/hide')).toMatchObject({ status: 403 });
    const [event] = (await house.events()).slice(-1);
    expect(event).toMatchObject({ type: 'OrganizationRegistered', metadata: { country: 'CL' } });
  });

  test.each(['0', '07', '-7', '7.5', '9007199254740993', 'siete', randomUUID()])(
    'has no number %s',
    async (id) =>
      expect(await send(`organizations/${id}/register`, insurer)).toMatchObject({
        status: 404,
        body: { message: 'No existe esa organización.' },
      }),
  );

  test('of a number that is taken is refused by its field, with what there is, and nothing is registered', async () => {
    await send('organizations/7/register', insurer);
    const before = (await house.events()).length;
    expect(await send('organizations/7/register', { ...insurer, displayName: 'Andina Dos' })).toMatchObject({
      status: 409,
      body: {
        code: 'ALREADY_REGISTERED',
        errors: {
          url: 'Ya está registrada: «Andina». Si es otra organización, usa una dirección distinta.',
        },
      },
    });
    expect(await house.events()).toHaveLength(before);
  });

  test('is refused with a message per field', async () =>
    expect(
      await send('organizations/7/register', { ...insurer, url: 'a b', type: 'BANCO', dueño: 1 }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          url: 'Escribe letras y números, con guiones en vez de espacios.',
          type: expect.stringMatching(/^Elige uno de: ISAPRE, ASEG/) as string,
          dueño: 'Este campo no existe.',
        },
      },
    }));
});

describe('a clinic and a term', () => {
  test('are registered, changed, hidden and shown', async () => {
    await send('coverage-organizations/99/register', clinic);
    const places = [{ address: 'Av. Uno 1', lat: -12, lng: -77 }];
    expect(await send('coverage-organizations/99/change', { places })).toMatchObject({
      body: { version: 2, record: { places } },
    });
    await send('catalogue-terms/5/register', { country: 'PE', kind: 'feature', name: 'Covid' });
    await send('catalogue-terms/5/hide');
    expect(await send('catalogue-terms/5/show')).toMatchObject({
      body: { version: 3, record: { hidden: false } },
    });
  });
});

describe('a product', () => {
  test('is drafted and priced by backoffice, and published by a manager', async () => {
    await catalogued();
    await onProduct('draft', { country: 'PE', content }, backoffice);
    await onProduct('price', { price: fixedPrice(9_900) }, backoffice);
    expect(await onProduct('publish', {}, backoffice)).toMatchObject({ status: 403 });
    expect(await onProduct('publish')).toMatchObject({
      status: 200,
      body: { id: code, version: 3, record: { status: 'published', publications: 1, isChanged: false } },
    });
    expect(await onProduct('withdraw', { note: 'Cerrado' })).toMatchObject({
      body: { record: { status: 'withdrawn' } },
    });
  });

  test('keeps who offered it by the name of that day', async () => {
    await drafted();
    await onProduct('publish');
    await send('organizations/7/change', { displayName: 'Andina Salud' });
    await onProduct('publish');
    const { past } = await house.load(product, code);
    const names = past.flatMap((event) =>
      event.type === 'ProductPublished' ? [event.data.organization.displayName] : [],
    );
    expect(names).toEqual(['Andina', 'Andina Salud']);
  });

  test('is published once under one key, even when its organization was renamed in between', async () => {
    await drafted();
    const key = { 'idempotency-key': randomUUID() };
    const first = await onProduct('publish', {}, manager, key);
    await send('organizations/7/change', { displayName: 'Andina Salud' });
    expect(await onProduct('publish', {}, manager, key)).toEqual(first);
  });

  test('that lacks what visitors need is refused by field', async () => {
    await send('products/Vacio/draft', { country: 'PE', content: emptyContent('Vacío') });
    expect(await send('products/Vacio/publish')).toMatchObject({
      status: 422,
      body: {
        errors: {
          'identity.organizationId': 'Campo requerido.',
          'identity.insuranceTypeId': 'Campo requerido.',
          'identity.path': 'Campo requerido.',
          price: 'Falta la regla de precio.',
        },
      },
    });
  });

  test('that names what is not there is refused by field', async () => {
    await drafted();
    const coverage = { id: 1, tagId: 5, name: 'Ambulatorio', amounts: {} };
    const changes = {
      coverages: [coverage],
      coverageOrganizations: [{ id: 99, coverages: [coverage] }],
      features: [{ id: 6, included: true }],
      coverageCountries: [4],
    };
    await onProduct('change', { changes });
    expect(await onProduct('publish')).toMatchObject({
      status: 422,
      body: {
        errors: {
          'coverageOrganizations.0.id': 'No existe esa clínica.',
          'coverages.0.tagId': 'No existe ese término.',
          'coverageOrganizations.0.coverages.0.tagId': 'No existe ese término.',
          'features.0.id': 'No existe ese término.',
          'coverageCountries.0': 'No existe ese término.',
        },
      },
    });
    const { authorization } = await house.hire('ADMINISTRADOR');
    await send('coverage-organizations/98/register', { ...clinic, country: 'CL' }, authorization);
    await onProduct('change', {
      changes: { ...changes, coverageOrganizations: [{ id: 98, coverages: [] }] },
    });
    expect(await onProduct('publish')).toMatchObject({
      body: { errors: { 'coverageOrganizations.0.id': 'La clínica es de otro país.' } },
    });
    await onProduct('change', { changes });
    await send('coverage-organizations/99/register', clinic);
    for (const id of [4, 5, 6])
      await send(`catalogue-terms/${id}/register`, { country: 'PE', kind: 'feature', name: `Término ${id}` });
    expect(await onProduct('publish')).toMatchObject({ status: 200 });
  });

  test('is changed on the version that somebody saw, or told of the one that is there', async () => {
    await drafted();
    const change = (version: number) =>
      onProduct('change', { changes: { highlights: ['Uno'] } }, manager, { 'if-match': `"${version}"` });
    expect(await change(1)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { version: 2, record: { id: code } } },
    });
    expect(await change(2)).toMatchObject({
      status: 200,
      body: { record: { content: { highlights: ['Uno'] } } },
    });
  });

  test('is refused a price that is none, in Spanish', async () => {
    await drafted();
    const { status, body } = await onProduct('price', { price: { ...fixedPrice(1), amount: 'mucho' } });
    expect(status).toBe(422);
    expect(body['errors']).toEqual({ 'price.amount': 'Debe ser un número.' });
  });

  test.each<[unknown, object]>([
    [undefined, { price: 'Campo requerido.' }],
    ['gratis', { price: 'Debe ser un objeto.' }],
    [{}, { 'price.kind': 'Campo requerido.' }],
    [{ kind: 'gratis' }, { 'price.kind': 'No es un valor válido.' }],
    [
      { kind: 'isapre', unit: 'EUR', period: [] },
      {
        'price.unit': 'No es un valor válido.',
        'price.period': 'No es un valor válido.',
        'price.isapre': 'Campo requerido.',
        'price.base': 'Campo requerido.',
      },
    ],
  ])('is refused the price %j in words of our own, by field', async (price, errors) => {
    await drafted();
    expect(await onProduct('price', { price })).toMatchObject({ status: 422, body: { errors } });
  });

  test.each(['con espacio', '-guion', 'ñandú'])('has no code %j', async (wrong) =>
    expect(
      await send(`products/${encodeURIComponent(wrong)}/draft`, { country: 'PE', content }),
    ).toMatchObject({
      status: 404,
    }),
  );
});

describe('a dated table', () => {
  const uf = (from: string, value: string) => ({ from, rows: { value }, source: 'Banco Central' });
  test('is set by who publishes in its country, and corrected', async () => {
    const { authorization } = await house.hire('GERENTE', ['CL']);
    const set = (from: string, value: string, by = authorization) =>
      send('dated-tables/exchange.UF-CLP/set-rows', uf(from, value), by);
    expect(await set('2026-03-01', '39214.8', manager)).toMatchObject({ status: 403 });
    await set('2026-03-01', '39214.8');
    await set('2026-03-02', '39220.1');
    expect(await set('2026-03-01', '39214.9')).toMatchObject({
      status: 200,
      body: {
        id: 'exchange.UF-CLP',
        version: 3,
        record: { days: [uf('2026-03-02', '39220.1'), uf('2026-03-01', '39214.9')], country: 'CL' },
      },
    });
    expect((await house.events()).at(-1)).toMatchObject({ metadata: { country: 'CL' } });
  });
  test('has no day of a year that no database has', async () => {
    const { authorization } = await house.hire('GERENTE', ['CL']);
    expect(
      await send('dated-tables/exchange.UF-CLP/set-rows', uf('0000-01-01', '1'), authorization),
    ).toMatchObject({ status: 422, body: { errors: { from: expect.any(String) as string } } });
    expect((await house.load(datedTable, 'exchange.UF-CLP')).past).toEqual([]);
  });
  test('that there is not, is not found', async () =>
    expect(await send('dated-tables/horoscopo/set-rows', uf('2026-03-01', '1'))).toMatchObject({
      status: 404,
      body: { message: 'No existe esa tabla.' },
    }));
});
