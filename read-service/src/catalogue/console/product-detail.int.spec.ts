/** What the console's preview tells of a product's page: the same as the visitors' calls, and of a draft what they will. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeProduct, draftProduct, product, productNumber } from '@cotejo/core/catalogue';
import { emptyContent, type ProductContent } from '@cotejo/core/product-content';
import { untilPlanIsKnown } from '../testing/calls.ts';
import { planCode, prepareCatalogue, publishPlan } from '../testing/rich-plan.ts';
import { sections } from '../detail/sections.ts';
import { colleague, createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

const manager = colleague('Matías Soto', 'GERENTE', ['CL']);
const ofPeru = colleague('Carla Rojas', 'BACKOFFICE', ['PE']);
const afterSales = colleague('Lucía Paz', 'POSTVENTA', ['CL']);
const number = productNumber(planCode);
const firstDay = '2026-01-10';
const written: ProductContent['documents'][number] = {
  id: 1,
  title: 'Póliza en borrador',
  kind: 'policy',
  pages: [{ heading: 'Primera', paragraphs: ['Uno.'] }],
};

let world: ReadWorld;
let position: string;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(manager, ofPeru, afterSales);
  await prepareCatalogue(world);
  await publishPlan(world, 10_000, new Date(`${firstDay}T12:00:00Z`));
  await publishPlan(world, 20_000, new Date('2026-03-10T12:00:00Z'));
  const content = { ...emptyContent('Plan a medias'), documents: [written] };
  const sent = await world.send(product, 'medias', draftProduct({ country: 'CL', content }), {
    country: 'CL',
  });
  position = String(sent.position);
  await untilPlanIsKnown(world);
});
afterAll(() => world.end());

const asked = (path: string) => world.get(path, undefined, { 'x-country': 'CL' });
const read = (path: string, staff = manager) =>
  world.get(`/api/console/product-previews/${path}`, staff, { 'x-min-position': position });
type Detail = Readonly<Record<string, unknown>>;
const detailOf = async (path: string): Promise<Detail> => {
  const { status, body } = await read(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { detail: Detail }).detail;
};
const dataOf = async (path: string) => {
  const { status, body } = await asked(path);
  expect(status, path).toBe(200);
  return (body as { data: unknown }).data;
};

describe('the page of a product that is published and was not changed since', () => {
  test.each(sections.map(({ path }) => path))('tells %s as the call of the site does', async (path) => {
    const detail = await detailOf(`${planCode}/detail`);
    expect(detail[path]).toEqual(await dataOf(`/api/insurance/${number}/${path}`));
  });
  test('tells coverages, documents, payment and offers as the calls of the site do', async () => {
    const detail = await detailOf(`${planCode}/detail`);
    expect(detail['resume']).toEqual(await dataOf(`/api/insurance/coverages/${number}/resume`));
    expect(detail['documents']).toEqual(await dataOf(`/api/documents/insurance/${number}`));
    const payment = await dataOf(`/api/qppayment/insurance-payment/${number}`);
    expect(payment).toMatchObject({ paymentInfoResponse: detail['payment'] });
    expect(detail['offers']).toEqual(await dataOf(`/api/qppayment/insurance-payment/${number}/getOffers`));
  });
  test('is what was said on a day, with the documents of that day', async () => {
    const { body } = await read(`${planCode}/detail?at=${firstDay}`);
    expect(body).toMatchObject({ version: 1, day: firstDay, name: 'Plan Cien' });
    const { documents } = (body as { detail: Detail }).detail;
    expect(documents).toEqual(await dataOf(`/api/documents/insurance/${number}?at=${firstDay}`));
    expect((await read(`${planCode}/detail?at=2020-01-01`)).body).toMatchObject({
      version: null,
      detail: null,
    });
  });
});

describe('the page of a draft', () => {
  test('is what visitors would read, also while something is missing', async () => {
    expect((await read('medias/detail')).body).toMatchObject({
      version: null,
      name: 'Plan a medias',
      detail: {
        faq: [],
        resume: { tags: [] },
        seo: { url: '' },
        documents: [{ title: 'Póliza en borrador' }],
      },
    });
  });
  test('has its document as a PDF, which visitors do not have', async () => {
    const { status, headers, body } = await read('medias/documents/1');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(body).toContain('%PDF');
    expect((await asked(`/api/documents/insurance/${productNumber('medias')}/1`)).status).toBe(404);
    expect((await read('medias/documents/2')).status).toBe(404);
  });
  test('shows what was changed and is not published, and on a day what was', async () => {
    const faq = [{ question: '¿Desde cuándo?', answer: 'Desde hoy.' }];
    const before = await detailOf(`${planCode}/detail`);
    const sent = await world.send(product, planCode, changeProduct({ faq }), { country: 'CL' });
    position = String(sent.position);
    expect(await detailOf(`${planCode}/detail`)).toEqual({ ...before, faq });
    expect(await dataOf(`/api/insurance/${number}/faq`)).toEqual(before['faq']);
    expect((await detailOf(`${planCode}/detail?at=${firstDay}`))['faq']).toEqual(before['faq']);
  });
});

test('is for who reads the catalogue of its country', async () => {
  for (const path of ['medias/detail', 'medias/documents/1']) {
    expect((await read(path, ofPeru)).status).toBe(404);
    expect((await read(path, afterSales)).status).toBe(403);
    expect((await read(path.replace('medias', 'nada'))).status).toBe(404);
  }
});
