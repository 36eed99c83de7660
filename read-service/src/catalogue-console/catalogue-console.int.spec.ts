/** The console's queries about the catalogue: drafts and versions, whose country they are, and what a query may ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeProduct,
  datedTable,
  draftProduct,
  emptyContent,
  hideOrganization,
  organization,
  organizationNumber,
  priceProduct,
  product,
  publishProduct,
  registerOrganization,
  setTableRows,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import {
  examplePlan,
  exampleReferences,
  fixedPrice,
  offerExample,
} from '../../../core/src/catalogue/testing/plans.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const administrator = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE']);
const backoffice = colleague('Carla Rojas', 'BACKOFFICE', ['PE']);
const ofChile = colleague('Matías Soto', 'GERENTE', ['CL']);
const afterSales = colleague('Lucía Paz', 'POSTVENTA', ['PE']);

const insurer = organizationNumber('PE', 'Aseguradora');

let world: ReadWorld;
let position: string;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(administrator, backoffice, ofChile, afterSales);
  const pe = { country: 'PE' as const };
  await world.send(
    organization,
    String(insurer),
    registerOrganization({
      country: 'PE',
      type: 'ASEG',
      displayName: 'Aseguradora',
      organizationCode: 'A',
      url: 'Aseguradora',
      isDemo: true,
    }),
    pe,
  );
  const by = {
    ...pe,
    actor: { kind: 'user' as const, id: administrator.id, role: 'ADMINISTRADOR' as const },
  };
  await world.send(product, 'uno', offerExample({ code: 'uno', name: 'Plan Único' }), by);
  await world.send(product, 'uno', priceProduct(fixedPrice(10_900)), by);
  await world.send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), by);
  const renamed = { ...examplePlan({ code: 'uno' }).content.identity, displayName: 'Uno Plus' };
  await world.send(product, 'uno', changeProduct({ identity: renamed }), by);
  await world.send(product, 'dos', draftProduct({ country: 'PE', content: emptyContent('Plan Dos') }), by);
  await world.send(product, 'tres', offerExample({ code: 'tres', country: 'CL' }), { country: 'CL' });
  await world.send(product, 'tres', withdrawProduct('Ya no se vende.'), { country: 'CL' });
  await world.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', { from: '2011-03-01', rows: { percent: '18' }, source: 'Ley 29666' }),
    pe,
  );
  await world.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', { from: '2003-08-01', rows: { percent: '19' }, source: 'Ley 28033' }),
    pe,
  );
  const answer = await world.send(organization, String(insurer), hideOrganization(), pe);
  position = String(answer.position);
});
afterAll(() => world.end());

const read = async (path: string, staff = administrator) =>
  world.get(`/api/console/${path}`, staff, { 'x-min-position': position });
const rowsOf = async (resource: string, filter: object = {}, staff = administrator) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { status, body } = await read(`${resource}?${query.toString()}`, staff);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as readonly Readonly<Record<string, unknown>>[];
};
const idsOf = async (...asked: Parameters<typeof rowsOf>) => (await rowsOf(...asked)).map(({ id }) => id);

describe('the list of products', () => {
  test('tells of each what it is called, who offers it, and whether its draft says something else', async () => {
    expect(await rowsOf('products', { id: ['uno', 'dos'] })).toMatchObject([
      {
        id: 'dos',
        name: 'Plan Dos',
        status: 'draft',
        organizationName: null,
        isChanged: true,
        publications: 0,
      },
      { id: 'uno', name: 'Plan Único', organizationName: 'Aseguradora', isChanged: true, publications: 2 },
    ]);
  });
  test('has no content: that of a page of products would be megabytes', async () => {
    for (const row of await rowsOf('products')) expect(row).not.toHaveProperty('content');
  });
  test('is searched by name and by code', async () => {
    expect(await idsOf('products', { q: 'plan dos' })).toEqual(['dos']);
    expect(await idsOf('products', { q: 'TRES' })).toEqual(['tres']);
  });
  test('is narrowed by status, country, insurer, and by what was changed since it was published', async () => {
    expect(await idsOf('products', { status: 'withdrawn' })).toEqual(['tres']);
    expect(await idsOf('products', { country: 'CL' })).toEqual(['tres']);
    expect(await idsOf('products', { organizationId: String(insurer) })).toEqual(['uno']);
    expect(await idsOf('products', { changed: false })).toEqual(['tres']);
  });
  test('shows nobody another country’s products, and none to who does not read the catalogue', async () => {
    expect(await idsOf('products', {}, ofChile)).toEqual(['tres']);
    expect((await read('products/uno', ofChile)).status).toBe(404);
    expect((await read('products', afterSales)).status).toBe(403);
  });
  test('names the filter or the sort that there is not', async () => {
    const filter = encodeURIComponent('{"commission":1}');
    expect(await read(`products?filter=${filter}`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FILTER' },
    });
    const sort = encodeURIComponent('["price","ASC"]');
    expect(await read(`products?sort=${sort}`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_SORT' },
    });
  });
});

test('a product is the draft, with what this person may do next', async () => {
  expect(await read('products/uno', backoffice)).toMatchObject({
    status: 200,
    body: {
      content: { identity: { displayName: 'Uno Plus' } },
      isChanged: true,
      allowedCommands: [
        { command: 'change', allowed: true },
        { command: 'price', allowed: true },
        { command: 'publish', allowed: false },
        { command: 'withdraw', allowed: false },
      ],
    },
  });
});

describe('the versions of a product', () => {
  test('say who published each, when, at what price, and until when visitors saw it', async () => {
    const [second, first] = await rowsOf('product-versions', { productId: 'uno' });
    expect(second).toMatchObject({
      id: 'uno@2',
      version: 2,
      endedAt: null,
      actorName: 'Julián Cárdenas',
      price: { amount: 10_900 },
    });
    expect(first).toMatchObject({ id: 'uno@1', endedAt: second!['publishedAt'], price: { amount: 9_900 } });
  });
  test('tell a withdrawal', async () => {
    expect(await rowsOf('product-versions', { productId: 'tres' })).toMatchObject([{ withdrawn: true }]);
  });
  test('are those of one product: all of them are nobody’s question', async () => {
    expect((await read('product-versions')).status).toBe(400);
  });
  test('can be read whole, one by one', async () => {
    expect(await read('product-versions/uno@1')).toMatchObject({
      status: 200,
      body: { version: 1, content: { identity: { name: 'Plan Único' } } },
    });
    expect((await read('product-versions/uno@9')).status).toBe(404);
    expect((await read('product-versions/uno@1', ofChile)).status).toBe(404);
  });
});

describe('an organization', () => {
  test('is listed also while visitors do not see it', async () => {
    expect(await rowsOf('organizations', { hidden: true })).toMatchObject([
      { id: String(insurer), displayName: 'Aseguradora', hidden: true },
    ]);
    expect(await idsOf('organizations', { hidden: false })).toEqual([]);
    expect(await idsOf('organizations', { type: 'ISAPRE' })).toEqual([]);
  });
  test('is another country’s for who tends another', async () => {
    expect((await read(`organizations/${insurer}`, ofChile)).status).toBe(404);
    expect(await read(`organizations/${insurer}`, backoffice)).toMatchObject({
      status: 200,
      body: {
        allowedCommands: [
          { command: 'change', allowed: true },
          { command: 'hide', allowed: false },
          { command: 'show', allowed: false },
        ],
      },
    });
  });
});

test.each(['insurance-types', 'coverage-organizations', 'catalogue-terms'])(
  'the list of %s is there, and asks for what it knows',
  async (resource) => {
    expect(await idsOf(resource, { q: 'nada' })).toEqual([]);
    expect((await read(`${resource}?filter=${encodeURIComponent('{"url":"x"}')}`)).status).toBe(400);
    expect((await read(`${resource}/123`)).status).toBe(404);
  },
);

describe('the dated tables', () => {
  test('are all there, also those of which nothing was said', async () => {
    const tables = await rowsOf('dated-tables', { country: 'PE', id: ['epsCredit', 'taxes.IGV'] });
    expect(tables).toMatchObject([
      { id: 'epsCredit', days: [], dayCount: 0 },
      { id: 'taxes.IGV', dayCount: 2 },
    ]);
  });
  test('hold what was set, the newest day first', async () => {
    expect(await read('dated-tables/taxes.IGV')).toMatchObject({
      body: {
        days: [
          { from: '2011-03-01', rows: { percent: '18' }, source: 'Ley 29666' },
          { from: '2003-08-01', rows: { percent: '19' } },
        ],
      },
    });
  });
  test('of another country are not there', async () => {
    expect((await read('dated-tables/taxes.IGV', ofChile)).status).toBe(404);
  });
});
