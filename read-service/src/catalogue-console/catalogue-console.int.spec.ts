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
import { type PriceRule } from '@cotejo/core/pricing';
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
const executive = colleague('Rosa Medina', 'EJECUTIVO', ['PE']);
const afterSales = colleague('Lucía Paz', 'POSTVENTA', ['PE']);

const insurer = organizationNumber('PE', 'Aseguradora');

const byAge: PriceRule = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 65 }, dependant: { from: 0, to: 17 } },
  bands: [
    { from: 0, to: 17, amount: 5_000 },
    { from: 18, to: 65, amount: 12_050 },
  ],
};

let world: ReadWorld;
let position: string;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(administrator, backoffice, executive, ofChile, afterSales);
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
  const unique = examplePlan({ code: 'uno', name: 'Plan Único' });
  await world.send(product, 'uno', draftProduct({ country: 'PE', content: unique.content }), by);
  await world.send(product, 'uno', priceProduct(unique.price), by);
  await world.send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), by);
  await world.send(product, 'uno', priceProduct(fixedPrice(10_900)), by);
  const { selling } = examplePlan({ code: 'uno' }).content;
  const brings = { selling: { ...selling, commissionPercentage: 12.5 } };
  await world.send(product, 'uno', changeProduct(brings), by);
  await world.send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), by);
  const renamed = { ...examplePlan({ code: 'uno' }).content.identity, displayName: 'Uno Plus' };
  await world.send(product, 'uno', changeProduct({ identity: renamed }), by);
  await world.send(product, 'dos', draftProduct({ country: 'PE', content: emptyContent('Plan Dos') }), by);
  const content = emptyContent('Plan Familia');
  await world.send(product, 'familia', draftProduct({ country: 'PE', content }), by);
  await world.send(product, 'familia', priceProduct(byAge), by);
  await world.send(product, 'tres', offerExample({ code: 'tres', country: 'CL' }), { country: 'CL' });
  await world.send(product, 'tres', withdrawProduct('Ya no se vende.'), { country: 'CL' });
  await world.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', {
      from: '2011-03-01',
      rows: { percent: '17' },
      source: 'Ley 29666, mal leída',
    }),
    pe,
  );
  await world.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', { from: '2011-03-01', rows: { percent: '18' }, source: 'Ley 29666' }),
    by,
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
        { command: 'attach-document', allowed: true },
        { command: 'publish', allowed: false },
        { command: 'withdraw', allowed: false },
      ],
    },
  });
});

test('what a product brings in is told to those who write the catalogue, and to nobody else', async () => {
  for (const path of ['products/uno', 'product-versions/uno@2']) {
    const brings = { content: { selling: { commissionPercentage: 12.5 } } };
    expect(await read(path, backoffice)).toMatchObject({ status: 200, body: brings });
    const { status, body } = await read(path, executive);
    expect(status).toBe(200);
    expect((body as typeof brings).content.selling).not.toHaveProperty('commissionPercentage');
  }
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

describe('the history of a product', () => {
  test('tells who did what, for how long it was so, and why it was taken back', async () => {
    const history = await rowsOf('product-history', { productId: 'uno' });
    expect(history.map(({ kind }) => kind)).toEqual([
      'changed',
      'published',
      'changed',
      'priced',
      'published',
      'priced',
      'drafted',
    ]);
    const [changed, second, , priced, first, , drafted] = history;
    expect(changed).toMatchObject({ sections: ['identity'], endedAt: null, publication: null });
    expect(second).toMatchObject({ publication: 2, endedAt: null, actorName: 'Julián Cárdenas' });
    expect(first).toMatchObject({ publication: 1, endedAt: second!['at'] });
    expect(priced).toMatchObject({ endedAt: second!['at'] });
    expect(drafted).toMatchObject({ id: 'uno@1', endedAt: first!['at'], importRun: null });
    const [withdrawn] = await rowsOf('product-history', { productId: 'tres' });
    expect(withdrawn).toMatchObject({
      kind: 'withdrawn',
      publication: 1,
      note: 'Ya no se vende.',
      endedAt: null,
    });
  });
  test('is that of one product, and nobody’s of another country', async () => {
    expect((await read('product-history')).status).toBe(400);
    expect(await rowsOf('product-history', { productId: 'uno' }, ofChile)).toEqual([]);
  });
});

describe('the preview of a product', () => {
  const previewOf = async (code: string, query: Record<string, string> = {}, staff = administrator) =>
    read(`product-previews/${code}?${new URLSearchParams(query).toString()}`, staff);
  const family = JSON.stringify({
    cotizante: [{ edad: 40 }],
    cargas: [{ edad: 8, parentesco: 'Hijo/Hija' }],
  });

  test('says what keeps a draft from being published, and no card', async () => {
    expect(await previewOf('dos')).toMatchObject({
      status: 200,
      body: {
        version: null,
        card: null,
        price: null,
        lacks: { 'identity.organizationId': 'Campo requerido.', price: 'Falta la regla de precio.' },
      },
    });
  });
  test('has the price of a draft for whom one chooses, step by step, also while something else is missing', async () => {
    const { body } = await previewOf('familia', { profile: family });
    expect(body).toMatchObject({
      card: null,
      lacks: { 'identity.organizationId': 'Campo requerido.' },
      price: {
        price: { minPrice: 170.5 },
        total: { profilesEvaluated: 2 },
        shares: [
          { profile: 1, amount: 120.5 },
          { profile: 2, amount: 50 },
        ],
      },
    });
    const { price } = body as { price: { explanation: string[] } };
    expect(price.explanation.at(-1)).toBe('Total: S/ 170.50.');
  });
  test('has the card that visitors got on a day, and none of a day on which they saw nothing', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await previewOf('uno', { at: tomorrow })).toMatchObject({
      body: { version: 2, card: { displayName: 'Plan Único', price: { minPrice: 109 } }, day: tomorrow },
    });
    expect(await previewOf('uno', { at: '2020-01-01' })).toMatchObject({
      body: { version: null, card: null, price: null, day: '2020-01-01' },
    });
  });
  test('names what is wrong with a profile, a day, or a product that there is not', async () => {
    expect(await previewOf('uno', { profile: '{"cotizante":[{"edad":"x"}]}' })).toMatchObject({
      status: 400,
      body: { errors: { 'profile.cotizante.0.edad': 'La edad debe ser un número de 0 a 120.' } },
    });
    expect((await previewOf('uno', { profile: '{' })).status).toBe(400);
    expect((await previewOf('uno', { at: 'ayer' })).status).toBe(400);
    expect((await previewOf('nada')).status).toBe(404);
    expect((await previewOf('uno', {}, ofChile)).status).toBe(404);
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
  test('tell of each day who said it, what held before, and what was corrected', async () => {
    const [newest, oldest] = await rowsOf('dated-table-days', { tableId: 'taxes.IGV' });
    expect(newest).toMatchObject({
      id: 'taxes.IGV@2011-03-01',
      rows: { percent: '18' },
      before: { percent: '19' },
      actorName: 'Julián Cárdenas',
      corrected: [{ rows: { percent: '17' }, source: 'Ley 29666, mal leída', actorName: null }],
    });
    expect(oldest).toMatchObject({ from: '2003-08-01', before: null, corrected: [] });
  });
  test('tell what held on a day: the newest until then, however many are to come', async () => {
    const heldOn = async (until: string) =>
      (await rowsOf('dated-table-days', { tableId: 'taxes.IGV', until })).map(({ from }) => from);
    expect(await heldOn('2011-03-01')).toEqual(['2011-03-01', '2003-08-01']);
    expect(await heldOn('2011-02-28')).toEqual(['2003-08-01']);
    expect(await heldOn('2003-07-31')).toEqual([]);
    const filter = encodeURIComponent('{"tableId":"taxes.IGV","until":"ayer"}');
    expect((await read(`dated-table-days?filter=${filter}`)).status).toBe(400);
  });
  test('have the days of one table at a time, and only of those that one may see', async () => {
    expect((await read('dated-table-days')).status).toBe(400);
    expect(await rowsOf('dated-table-days', { tableId: 'taxes.IGV' }, ofChile)).toEqual([]);
    expect(await rowsOf('dated-table-days', { tableId: 'nada' })).toEqual([]);
  });
});
