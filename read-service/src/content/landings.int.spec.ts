import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '@cotejo/core/catalogue';
import { feedback, giveFeedback } from '@cotejo/core/feedback';
import { lead, receiveLead } from '@cotejo/core/leads';
import { shareCode, shareId } from '@cotejo/core/sharing/server';
import { sharedLink, shareLink } from '@cotejo/core/sharing';
import { offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { indexKey, request, until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  for (const [name, organization] of [
    ['Uno', 'Demo'],
    ['Dos', 'Demo'],
    ['Tres', 'Otra'],
  ] as const)
    await world.send(
      product,
      `plan-${name}`,
      offerExample({ code: `plan-${name}`, name, organization, type: 'SALUD_INDIVIDUAL' }),
    );
  // All of one month, also when the tests run while one ends.
  const now = new Date();
  for (let times = 0; times < 6; times += 1) {
    const id = randomUUID();
    await world.send(lead, id, receiveLead(request()));
    await world.send(
      feedback,
      id,
      giveFeedback({ score: 5, recommend: 9, topics: ['speed'], comment: 'Soy María' }),
      { now },
    );
  }
  const bad = randomUUID();
  await world.send(lead, bad, receiveLead(request()));
  await world.send(feedback, bad, giveFeedback({ score: 1, topics: ['price'] }));
  await until('plans and opinions', async () => {
    const { rows } = await world.pool.query<{ plans: number; opinions: number }>(
      'select (select count(*)::int from read.product) as plans, (select count(*)::int from read.feedback) as opinions',
    );
    return rows[0]!.plans === 3 && rows[0]!.opinions === 7;
  });
});
afterAll(() => world.end());

const get = async (url: string, country = 'PE') => world.get(url, undefined, { 'x-country': country });
const rows = async (url: string, country?: string) => {
  const { status, body } = await get(url, country);
  expect([status, body]).toMatchObject([200, { error: null }]);
  const { data, metaData } = body as { data: Record<string, unknown>[]; metaData: { total: number } };
  expect(metaData.total).toBe(data.length);
  return data;
};
const encoded = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();

describe('landings', () => {
  const slugs = async (query: object, country?: string) =>
    (await rows(`/api/country-landings?${encoded(query)}`, country)).map(({ slug }) => slug);

  test('are found by slug, tag and whether they are active, in every dialect', async () => {
    expect(
      await slugs({ 'filters[slug][$eq]': 'sctr', 'filters[active][$eq]': 'true', populate: '*' }),
    ).toEqual(['sctr']);
    expect(await slugs({ slug: 'sctr', 'populate[0]': 'organization', 'populate[1]': 'reviews' })).toEqual([
      'sctr',
    ]);
    expect(await slugs({ filter: '{"tag":"pets","active":true}' })).toEqual(['seguros-mascotas']);
    expect(await slugs({ slug: 'EPS' })).toEqual(['eps']);
    expect(await slugs({ 'filters[active]': 'false' })).toEqual([]);
    expect(await slugs({ slug: 'sctr' }, 'CL')).toEqual([]);
  });
  test('are unfolded in any of the ways that clients ask for it, which changes nothing', async () => {
    const plain = await rows('/api/country-landings?slug=sctr');
    for (const populate of [
      { populate: '*' },
      { populate: 'deep' },
      { 'populate[organization]': '*' },
      { 'populate[organization][populate][image][fields][0]': 'url' },
      { 'populate[blocks][on][shared.faq][populate]': '*' },
      Object.fromEntries(Array.from({ length: 15 }, (_, nth) => [`populate[${nth}]`, `field${nth}`])),
    ] as object[])
      expect(await rows(`/api/country-landings?${encoded({ slug: 'sctr', ...populate })}`)).toEqual(plain);
  });
  test('come in pieces, by pages or from a place on, and the total is that of all', async () => {
    const all = await slugs({});
    const piece = async (asked: Record<string, string>) => {
      const pagination = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [`pagination[${name}]`, value]),
      );
      const { body } = await get(`/api/country-landings?${encoded(pagination)}`);
      const { data, metaData } = body as { data: { slug: string }[]; metaData: { total: number } };
      expect(metaData.total).toBe(all.length);
      return data.map(({ slug }) => slug);
    };
    expect(all.length).toBeGreaterThan(4);
    expect(await piece({ page: '1', pageSize: '2' })).toEqual(all.slice(0, 2));
    expect(await piece({ page: '2', pageSize: '2', withCount: 'false' })).toEqual(all.slice(2, 4));
    expect(await piece({ page: '99' })).toEqual([]);
    expect(await piece({ pageSize: '100' })).toEqual(all);
    expect(await piece({ start: '1', limit: '3' })).toEqual(all.slice(1, 4));
    expect(await piece({ start: '1' })).toEqual(all.slice(1, 16));
    expect(await piece({ limit: '1' })).toEqual(all.slice(0, 1));
  });
  test('are flat, and in the language that is asked for', async () => {
    const [landing] = await rows('/api/country-landings?locale=pt-BR&slug=salud-internacional', 'INT');
    expect(landing).toMatchObject({
      locale: 'pt-BR',
      buttonText: 'Comparar',
      title: 'Seguro de saúde no exterior',
    });
    expect(Object.values(landing!).every((value) => typeof value !== 'object')).toBe(true);
    expect(await slugs({ locale: 'en' })).toEqual([]);
  });
});

describe('what landings show', () => {
  test('is who offers something of their kind, the one with most plans first', async () =>
    expect(await rows('/api/organization-subscriptions?slug=seguros-de-salud')).toMatchObject([
      { displayName: 'Demo', products: 2, active: true },
      { displayName: 'Otra', products: 1 },
    ]));
  test('is their plans', async () => {
    const plans = await rows(
      '/api/product-subscriptions?filters[slug][$eq]=seguros-de-salud&populate=organization',
    );
    expect(plans.map(({ displayName }) => displayName)).toEqual(['Dos', 'Tres', 'Uno']);
    expect(plans[0]).toMatchObject({ productCode: 'plan-Dos', organization: 'Demo', active: true });
    expect(await rows('/api/product-subscriptions?slug=sctr')).toEqual([]);
    expect(await rows('/api/product-subscriptions', 'CL')).toEqual([]);
  });
  test('is good opinions without a name or a word, and no month with only a few', async () => {
    const reviews = await rows('/api/success-reviews', 'CL');
    expect(reviews).toHaveLength(6);
    expect(reviews[0]).toEqual({
      id: 1,
      rating: 5,
      recommend: 9,
      topics: ['La rapidez'],
      month: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
      active: true,
    });
    expect(JSON.stringify(reviews)).not.toContain('María');
    expect(await rows('/api/success-reviews', 'PE')).toEqual([]);
    expect(await rows('/api/success-reviews?active=true', 'CL')).toHaveLength(6);
    expect(await rows('/api/success-reviews?active=false', 'CL')).toEqual([]);
  });
});

describe.each(['country-landings', 'organization-subscriptions', 'product-subscriptions', 'success-reviews'])(
  '%s',
  (path) => {
    test.each<[object, object]>([
      [{ nada: '1' }, { nada: 'Este campo no existe.' }],
      [{ active: 'quizás' }, { active: 'Debe ser true o false.' }],
      [
        { 'filters[slug][$eq]': '../x' },
        { 'filters[slug][$eq]': 'Debe ser una palabra, como seguros-de-salud.' },
      ],
      [{ 'filters[title][$eq]': 'x' }, { 'filters[title][$eq]': 'Este campo no existe.' }],
      [{ 'filters[slug][$ne]': 'eps' }, { 'filters[slug][$ne]': 'Este campo no existe.' }],
      [
        { 'filters[slug][$eqi]': '../x' },
        { 'filters[slug][$eqi]': 'Debe ser una palabra, como seguros-de-salud.' },
      ],
      [{ 'populate[a': 'x' }, { 'populate[a': 'Este campo no existe.' }],
      [{ sort: 'slug:asc' }, { sort: 'Este campo no existe.' }],
      [{ 'pagination[page]': '0' }, { 'pagination[page]': 'Debe ser de 1 a 100000.' }],
      [{ 'pagination[pageSize]': '101' }, { 'pagination[pageSize]': 'Debe ser de 1 a 100.' }],
      [{ 'pagination[limit]': '-1' }, { 'pagination[limit]': 'Debe ser un número entero.' }],
      [
        { 'pagination[page]': '1', 'pagination[start]': '0' },
        { 'pagination[start]': 'Pide por páginas (page y pageSize) o desde un lugar (start y limit).' },
      ],
      [{ locale: 'fr' }, { locale: 'Debe ser uno de: en, pt-BR, es.' }],
      [{ filter: '{' }, { filter: 'Debe ser un objeto JSON con active, tag o slug.' }],
      [{ filter: '{"id":1}' }, { filter: 'Debe ser un objeto JSON con active, tag o slug.' }],
    ])('with %j is refused by its field', async (query, errors) =>
      expect(await get(`/api/${path}?${encoded(query)}`)).toMatchObject({ status: 400, body: { errors } }),
    );
    test('wants to know the country', async () => expect((await get(`/api/${path}`, 'AR')).status).toBe(400));
  },
);

describe('a link to a comparison', () => {
  const content = { url: '/Comparar/EPS', perfil: { cotizante: [{ edad: 31 }] }, products: ['plan-Uno'] };
  const share = async (kind: 'comparator' | 'insurance', now = new Date()) => {
    const code = shareCode(indexKey, randomUUID());
    await world.send(sharedLink, shareId(indexKey, code), shareLink(kind, content), { now });
    return code;
  };
  const open = (code: string) => get(`/api/buscarplanes/comparator/url/${code}`);

  test('opens at once, for whoever has it, wherever that is', async () => {
    const code = await share('comparator');
    const { status, body, headers } = await open(code);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      data: { id: code, country: 'CL', ...content },
      metaData: { total: 1 },
      error: null,
    });
  });
  test('that is over, was never made or opens something else can not be told apart', async () => {
    const none = await open('nada');
    expect(none).toMatchObject({
      status: 404,
      body: { message: 'Este enlace no existe o ya no está vigente.' },
    });
    for (const code of [await share('insurance'), await share('comparator', new Date('2020-01-01'))])
      expect((await open(code)).body).toEqual(none.body);
  });
});
