import { randomUUID } from 'node:crypto';
import { draftProduct, product, uploadedDocumentAddress } from '@cotejo/core/catalogue';
import { largestFile } from '@cotejo/core/reference/file-types';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examplePlan } from '../../../../core/src/catalogue/testing/plans.ts';
import { type House, openHouse } from '../../testing/house.ts';
import { inMemoryCatalogueDocuments } from './testing/in-memory-catalogue-documents.ts';

const pdf = Buffer.from('%PDF-1.7\nPóliza');
let house: House;
let hilda: Awaited<ReturnType<House['hire']>>;
let code: string;

const draft = async (at: House) => {
  const named = `Plan-${randomUUID()}`;
  const { country, content } = examplePlan({ code: named });
  const context = { commandId: randomUUID(), actor: { kind: 'system', automation: 'test' }, country, now: at.now() } as const; // oxfmt-ignore
  await at.handle(product, named, draftProduct({ country, content }), context);
  return named;
};
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  house.pass(60_000);
  [hilda, code] = [await house.hire('GERENTE'), await draft(house)];
});

type Upload = { name?: string; content?: Buffer; headers?: Record<string, string>; of?: string };
const upload = async ({ name = 'Póliza 2026.pdf', content = pdf, headers = {}, of = code }: Upload = {}, at = house) => {
  const answer = await at.app.inject({
    method: 'POST',
    url: `/api/catalogue/documents?${new URLSearchParams({ product: of, name }).toString()}`,
    headers: {
      authorization: hilda.authorization,
      'idempotency-key': randomUUID(),
      'content-type': 'application/octet-stream',
      ...headers,
    },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}; // oxfmt-ignore
const attach = (fileId: unknown, more: object = {}, of = code, authorization = hilda.authorization) =>
  house.command(`products/${of}/attach-document`, authorization, {
    fileId,
    title: 'Condiciones',
    kind: 'conditions',
    ...more,
  });
type Shown = { readonly record: { readonly content: { readonly documents: readonly object[] } } };

describe('a PDF for a product', () => {
  test('is taken, and attached under its title', async () => {
    const { status, body } = await upload();
    expect([status, body]).toMatchObject([201, { name: 'Póliza 2026.pdf', bytes: pdf.length }]);
    const attached = await attach(body['fileId'], { version: '2026-1' });
    expect(attached.statusCode).toBe(200);
    const file = uploadedDocumentAddress(String(body['fileId']));
    expect(attached.json<Shown>().record.content.documents).toContainEqual(
      expect.objectContaining({ title: 'Condiciones', kind: 'conditions', version: '2026-1', file }),
    );
  });

  test('is taken once, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect(await upload({ headers })).toEqual(await upload({ headers }));
    const other = await upload({ headers, content: Buffer.from('%PDF-1.4 something else') });
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('is taken sixty times a minute, a repeat under its key like any other', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (let nth = 0; nth < 60; nth += 1) expect((await upload({ headers })).status).toBe(201);
    expect((await upload({ headers })).status).toBe(429);
  });

  test('has 10 MB and not one byte more', async () => {
    const content = Buffer.alloc(largestFile, ' ');
    content.write('%PDF-1.7');
    expect((await upload({ content })).status).toBe(201);
    const larger = Buffer.concat([content, Buffer.from(' ')]);
    expect(await upload({ content: larger })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
  });

  test.each<[string, Upload, string]>([
    ['nothing', { content: Buffer.alloc(0) }, 'file'],
    ['a page named as a PDF', { content: Buffer.from('<script>alert(1)</script>%PDF-1.7') }, 'file'],
    ['a picture', { name: 'a.png', content: Buffer.from('\u0089PNG') }, 'name'],
    ['a name that hides its ending', { name: 'a.pdf\u0000.exe' }, 'name'],
    ['a code that no product has', { of: 'ñ' }, 'product'],
  ])('is not %s', async (_, sent, field) => {
    const { status, body } = await upload(sent);
    expect(status).toBe(422);
    expect(body['errors']).toHaveProperty(field);
  });

  test('is kept under a clean name', async () =>
    expect((await upload({ name: '../../Póliza\u202E <b>.PDF' })).body['name']).toBe('Póliza b.PDF'));

  test('is not taken from who may not change the product, before anything is read', async () => {
    const [executive, chilean] = [await house.hire('EJECUTIVO'), await house.hire('GERENTE', ['CL'])];
    const as = (who: { authorization: string }) => ({ headers: { authorization: who.authorization } });
    expect((await upload(as(executive))).status).toBe(403);
    expect((await upload({ ...as(chilean), content: Buffer.alloc(0) })).status).toBe(403);
    expect((await upload({ headers: { authorization: '' } })).status).toBe(401);
    expect((await upload({ of: 'Nadie' })).status).toBe(404);
    const { body } = await upload();
    expect((await attach(body['fileId'], {}, code, chilean.authorization)).statusCode).toBe(403);
  });

  test('is attached only to the product that it was sent for', async () => {
    const { body } = await upload();
    const other = await draft(house);
    expect((await attach(body['fileId'], {}, other)).json()).toMatchObject({ errors: { fileId: expect.any(String) as string } });
    expect((await attach(randomUUID())).statusCode).toBe(422);
  }); // oxfmt-ignore

  test('can take the place of a document that there is', async () => {
    const [first, second] = [await upload(), await upload({ content: Buffer.from('%PDF-1.7 second') })];
    const before = (await attach(first.body['fileId'])).json<Shown>().record.content.documents;
    const { id } = before.at(-1) as { id: number };
    const after = (await attach(second.body['fileId'], { documentId: id })).json<Shown>().record.content.documents;
    expect(after).toHaveLength(before.length);
    expect(after.at(-1)).toMatchObject({ id, file: uploadedDocumentAddress(String(second.body['fileId'])) });
  }); // oxfmt-ignore

  test('waits with so many others of one person and no more, until products take them', async () => {
    const catalogueDocuments = inMemoryCatalogueDocuments({ documents: 2, bytes: largestFile });
    const small = await openHouse({ parts: { catalogueDocuments } });
    const beto = await small.hire('GERENTE');
    const of = await draft(small);
    const send = () => upload({ of, headers: { authorization: beto.authorization } }, small);
    const [first] = [await send(), await send()];
    expect((await send()).body['errors']).toHaveProperty('file');
    const command = { fileId: first.body['fileId'], title: 'Póliza', kind: 'policy' };
    expect((await small.command(`products/${of}/attach-document`, beto.authorization, command)).statusCode).toBe(200);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(422);
  }); // oxfmt-ignore
});
