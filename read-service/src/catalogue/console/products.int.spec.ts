/** What the console reads of products: drafts, versions and history, whose country they are, and what a query may ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  afterSales,
  backoffice,
  type CatalogueConsole,
  executive,
  insurer,
  ofChile,
  openCatalogueConsole,
  registerInsurer,
} from './testing/console.ts';
import { bringProducts } from './testing/products.ts';

let desk: CatalogueConsole;
beforeAll(async () => {
  desk = await openCatalogueConsole();
  await registerInsurer(desk);
  await bringProducts(desk);
});
afterAll(() => desk.end());

describe('the list of products', () => {
  test('tells of each what it is called, who offers it, and whether its draft says something else', async () => {
    expect(await desk.rowsOf('products', { id: ['uno', 'dos'] })).toMatchObject([
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
    for (const row of await desk.rowsOf('products')) expect(row).not.toHaveProperty('content');
  });
  test('is searched by name and by code', async () => {
    expect(await desk.idsOf('products', { q: 'plan dos' })).toEqual(['dos']);
    expect(await desk.idsOf('products', { q: 'TRES' })).toEqual(['tres']);
    expect(await desk.idsOf('products', { q: 'unico (plan)' })).toEqual(['uno']);
  });
  test('is narrowed by status, country, insurer, and by what was changed since it was published', async () => {
    expect(await desk.idsOf('products', { status: 'withdrawn' })).toEqual(['tres']);
    expect(await desk.idsOf('products', { country: 'CL' })).toEqual(['tres']);
    expect(await desk.idsOf('products', { organizationId: String(insurer) })).toEqual(['uno']);
    expect(await desk.idsOf('products', { changed: false })).toEqual(['tres']);
  });
  test('shows nobody another country’s products, and none to who does not read the catalogue', async () => {
    expect(await desk.idsOf('products', {}, ofChile)).toEqual(['tres']);
    expect((await desk.read('products/uno', ofChile)).status).toBe(404);
    expect((await desk.read('products', afterSales)).status).toBe(403);
  });
  test('names the filter or the sort that there is not', async () => {
    const filter = encodeURIComponent('{"commission":1}');
    expect(await desk.read(`products?filter=${filter}`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FILTER' },
    });
    const sort = encodeURIComponent('["price","ASC"]');
    expect(await desk.read(`products?sort=${sort}`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_SORT' },
    });
  });
});

test('a product is the draft, with what this person may do next', async () => {
  expect(await desk.read('products/uno', backoffice)).toMatchObject({
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
    expect(await desk.read(path, backoffice)).toMatchObject({ status: 200, body: brings });
    const { status, body } = await desk.read(path, executive);
    expect(status).toBe(200);
    expect((body as typeof brings).content.selling).not.toHaveProperty('commissionPercentage');
  }
});

describe('the versions of a product', () => {
  test('say who published each, when, at what price, and until when visitors saw it', async () => {
    const [second, first] = await desk.rowsOf('product-versions', { productId: 'uno' });
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
    expect(await desk.rowsOf('product-versions', { productId: 'tres' })).toMatchObject([{ withdrawn: true }]);
  });
  test('are those of one product: all of them are nobody’s question', async () => {
    expect((await desk.read('product-versions')).status).toBe(400);
  });
  test('can be read whole, one by one', async () => {
    expect(await desk.read('product-versions/uno@1')).toMatchObject({
      status: 200,
      body: { version: 1, content: { identity: { name: 'Plan Único' } } },
    });
    expect((await desk.read('product-versions/uno@9')).status).toBe(404);
    expect((await desk.read('product-versions/uno@1', ofChile)).status).toBe(404);
  });
});

describe('the history of a product', () => {
  test('tells who did what, for how long it was so, and why it was taken back', async () => {
    const history = await desk.rowsOf('product-history', { productId: 'uno' });
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
    const [withdrawn] = await desk.rowsOf('product-history', { productId: 'tres' });
    expect(withdrawn).toMatchObject({
      kind: 'withdrawn',
      publication: 1,
      note: 'Ya no se vende.',
      endedAt: null,
    });
  });
  test('is that of one product, and nobody’s of another country', async () => {
    expect((await desk.read('product-history')).status).toBe(400);
    expect(await desk.rowsOf('product-history', { productId: 'uno' }, ofChile)).toEqual([]);
  });
});
