import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { inMemoryCataloguePictures } from '../catalogue/pictures/testing/in-memory-catalogue-pictures.ts';
import { png } from '../catalogue/pictures/testing/pictures.ts';
import { type Importer, openImporter, plan, some, trial } from './testing/importer.ts';

let importer: Importer;
beforeEach(async () => {
  importer = await openImporter();
});

describe('what staff made of a plan', () => {
  const does = async (name: string, body: object = {}) => {
    const answer = await importer.house.command(`products/A-1/${name}`, importer.authorization, body);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const added = {
    documents: [
      {
        id: 1,
        title: 'Póliza',
        kind: 'policy',
        pages: [{ heading: 'Uno', paragraphs: ['Todo lo que cubre.'] }],
      },
    ],
    offers: [
      { type: 'AGGREGATE', id: 1, title: 'Regalo', benefit: 'Un chequeo', salesLimitQuantityEnable: false },
    ],
    selling: {
      exclusive: false,
      isPromoted: true,
      isPopular: false,
      score: 9.5,
      salesChannels: ['executive'],
    },
    seo: { title: 'El mejor plan' },
  };
  const dearer = [plan('A-1', { baseUf: 1.2 }), plan('A-2')];
  const base = { section: 'price', field: 'base', before: 11_600, after: 12_000 };

  test('is told where visitors do not see it, before a file shows it to them', async () => {
    const back = { section: 'status', field: 'status', before: 'withdrawn', after: 'published' };
    await importer.send({ file: some });
    await does('withdraw');
    const tried = await importer.send({ file: some, query: trial });
    expect(tried.rows[0]).toMatchObject({ outcome: 'changed', differenceCount: 1, differences: [back] });
    expect((await importer.send({ file: dearer })).rows[0]).toMatchObject({ differences: [back, base] });
    expect(await importer.stateOf('A-1')).toMatchObject({ status: 'published' });
  });

  test('stays when the plan comes again, whatever the file says now', async () => {
    await importer.send({ file: some });
    await does('change', { changes: added });
    await does('publish');
    const enriched = await importer.stateOf('A-1');
    expect((await importer.send({ file: some })).last).toMatchObject({ rows: { unchanged: 2 } });
    expect(await importer.stateOf('A-1')).toEqual(enriched);

    const tried = await importer.send({ file: dearer, query: trial });
    const { rows } = await importer.send({ file: dearer });
    expect(rows[0]).toMatchObject({ outcome: 'changed', differenceCount: 1, differences: [base] });
    expect(tried.rows).toEqual(rows);
    const { content } = enriched as { content: object };
    expect(content).toMatchObject(added);
    expect(await importer.stateOf('A-1')).toMatchObject({
      status: 'published',
      publications: 3,
      content,
      price: { base: 12_000 },
      published: { content, price: { base: 12_000 } },
    });
  });

  test('and did not publish is neither published nor lost: the row is refused until then, and no other', async () => {
    await importer.send({ file: some });
    await does('change', { changes: added });
    const before = (await importer.house.events()).length;
    // Visitors see what the file says.
    expect((await importer.send({ file: some })).last).toMatchObject({ rows: { unchanged: 2 } });
    const more = [...dearer, plan('A-3')];
    const tried = await importer.send({ file: more, query: trial });
    expect(await importer.house.events()).toHaveLength(before);
    const { rows } = await importer.send({ file: more });
    expect(rows).toMatchObject([
      {
        outcome: 'refused',
        errors: { row: expect.stringMatching(/^El borrador tiene cambios sin publicar/) as string },
      },
      { outcome: 'unchanged' },
      { outcome: 'created' },
    ]);
    expect(tried.rows).toEqual(rows);
    expect(await importer.stateOf('A-1')).toMatchObject({
      publications: 1,
      content: added,
      price: { base: 11_600 },
    });
    await does('publish');
    expect((await importer.send({ file: more })).rows[0]).toMatchObject({
      outcome: 'changed',
      differences: [base],
    });
    expect(await importer.stateOf('A-1')).toMatchObject({ publications: 3, published: { content: added } });
  });

  test('is replaced where the file says everything of a product', async () => {
    await importer.send({ file: some });
    const { content, price } = (await importer.stateOf('A-1')) as { content: object; price: object };
    await does('change', { changes: added });
    await does('publish');
    const query = 'country=CL&source=productos';
    const { rows } = await importer.send({ file: [{ code: 'A-1', content, price }], query });
    expect(rows[0]).toMatchObject({ outcome: 'changed' });
    expect(await importer.stateOf('A-1')).toMatchObject({ published: { content } });
  });
});

describe('a picture that a file names', () => {
  const query = 'country=CL&source=productos';
  const image = async (address: string, more = '') => {
    await importer.send({ file: some });
    const { content, price } = (await importer.stateOf('A-1')) as { content: object; price: object };
    const file = [{ code: 'A-1', content: { ...content, seo: { image: address } }, price }];
    return (await importer.send({ file, query: query + more })).rows[0];
  };
  const upload = (width: number) =>
    importer.house.app.inject({
      method: 'POST',
      url: '/api/catalogue/pictures',
      headers: { authorization: importer.authorization, 'content-type': 'image/png' },
      payload: png(width, 315),
    });

  test('of another site is refused by its field', async () =>
    expect(await image('https://imagenes.example/plan.png')).toMatchObject({
      outcome: 'refused',
      errors: { 'content.seo.image': 'Sube la imagen: no se muestran las que están en otro sitio.' },
    }));

  test('and that is not there is refused by its field', async () =>
    expect(await image(`/api/pictures/${randomUUID()}`)).toMatchObject({
      outcome: 'refused',
      errors: { 'content.seo.image': 'Esa imagen ya no está: súbela de nuevo.' },
    }));

  test('is kept once the file is imported, and not while it is only tried', async () => {
    importer = await openImporter(undefined, { cataloguePictures: inMemoryCataloguePictures(1) });
    const { address } = (await upload(600)).json<{ address: string }>();
    expect(await image(address, '&dryRun=true')).toMatchObject({ outcome: 'changed' });
    // It still waits, and its sender has room for one.
    expect((await upload(601)).statusCode).toBe(422);
    expect(await image(address)).toMatchObject({ outcome: 'changed' });
    expect((await upload(601)).statusCode).toBe(201);
  });
});
