import { randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import {
  attachDocument,
  dayIn,
  product,
  productNumber,
  publishProduct,
  uploadedDocumentAddress,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleReferences, offerExample } from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { postgresCatalogueDocuments } from '../../../../write-service/src/catalogue/documents/catalogue-documents.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

const code = 'Plan-PDF';
const content = Buffer.from('%PDF-1.7\n\u00e2 as it was sent');
const fileId = randomUUID();
const address = uploadedDocumentAddress(fileId);
let world: ReadWorld;
const staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['PE'] } as const;

beforeAll(async () => {
  world = await createReadWorld();
  const documents = postgresCatalogueDocuments(world.pool, { documents: 2, bytes: 1_000 });
  const file = { id: fileId, product: code, name: 'Condiciones nº 1.pdf', uploadedBy: randomUUID(), content };
  expect(await documents.keep(file)).toBe('kept');
  await world.send(product, code, offerExample({ code }));
  await world.send(product, code, attachDocument({ fileId, title: 'Condiciones', kind: 'conditions' }));
  await world.send(product, code, publishProduct(code, exampleReferences({ code })));
});
afterAll(() => world.end());

const get = (url: string) => world.get(url, undefined, { 'x-country': 'PE' });

test('a PDF that was attached is among the published product’s documents, and is served as it was sent', async () => {
  await until('the product', async () => {
    const { body } = await get(`/api/documents/insurance/${productNumber(code)}`);
    return (body as { data?: { url: string }[] }).data?.some(({ url }) => url === address) === true;
  });
  const answer = await world.app.inject({ url: address });
  expect(answer.rawPayload.equals(content)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Condiciones n_ 1.pdf"; filename*=UTF-8''Condiciones%20n%C2%BA%201.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cache-control': 'no-cache',
    etag: `"${fileId}"`,
  });
  const again = await world.app.inject({ url: address, headers: { 'if-none-match': `"${fileId}"` } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

describe('a PDF that no visitor reads of', () => {
  const [other, draftsFile] = ['Plan-Retirado', randomUUID()];
  const draft = uploadedDocumentAddress(draftsFile);
  const statusOf = async (url: string) => (await get(url)).status;
  const inConsole = `/api/console/products/${other}/documents/${draftsFile}`;
  beforeAll(async () => {
    const documents = postgresCatalogueDocuments(world.pool);
    const file = { id: draftsFile, product: other, name: 'b.pdf', uploadedBy: randomUUID(), content };
    expect(await documents.keep(file)).toBe('kept');
    await world.send(product, other, offerExample({ code: other }));
    await world.send(product, other, attachDocument({ fileId: draftsFile, title: 'Póliza', kind: 'policy' }));
    await until('the draft', async () => {
      const { body } = await world.get(`/api/console/products/${other}`, staff);
      return JSON.stringify(body).includes(draftsFile);
    });
  });

  test('is shown to who may read the catalogue, and to nobody else', async () => {
    expect(await statusOf(draft)).toBe(404);
    expect((await world.get(inConsole)).status).toBe(401);
    const answer = await world.app.inject({
      url: inConsole,
      headers: { authorization: await world.as(staff) },
    });
    expect(answer.rawPayload.equals(content)).toBe(true);
    const elsewhere = `/api/console/products/${code}/documents/${draftsFile}`;
    expect((await world.get(elsewhere, staff)).status).toBe(404);
  });

  test('is public while its product is published with it, and later as of a day on which it was', async () => {
    await world.send(product, other, publishProduct(other, exampleReferences({ code: other })));
    await until('it to be public', async () => (await statusOf(draft)) === 200);
    await world.send(product, other, withdrawProduct('fin'));
    await until('it to be gone', async () => (await statusOf(draft)) === 404);
    // Published and withdrawn today: at the end of no day visitors saw it.
    expect(await statusOf(`${draft}?at=2026-01-01`)).toBe(404);
    expect((await world.get(inConsole, staff)).status).toBe(200);
  });

  test('as of a day is what was published then', async () => {
    const today = dayIn('PE', new Date().toISOString());
    expect(await statusOf(`${address}?at=${today}`)).toBe(200);
    expect(await statusOf(`${address}?at=2026-01-01`)).toBe(404);
    const { body } = await get(`/api/documents/insurance/${productNumber(code)}?at=${today}`);
    expect((body as { data: { url: string }[] }).data.map(({ url }) => url)).toContain(
      `${address}?at=${today}`,
    );
  });
});

test('a long PDF arrives whole, also while others read one and never come to its end', async () => {
  const id = randomUUID();
  const long = randomBytes(9_500_000);
  const file = { id, product: code, name: 'larga.pdf', uploadedBy: randomUUID(), content: long };
  expect(await postgresCatalogueDocuments(world.pool).keep(file)).toBe('kept');
  await world.send(product, code, attachDocument({ fileId: id, title: 'Larga', kind: 'other' }));
  await world.send(product, code, publishProduct(code, exampleReferences({ code })));
  await until('it to be public', async () => {
    const { statusCode } = await world.app.inject({
      url: uploadedDocumentAddress(id),
      headers: { 'if-none-match': `"${id}"` },
    });
    return statusCode === 304;
  });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const slow = Array.from({ length: 12 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause().write(`GET ${uploadedDocumentAddress(id)} HTTP/1.1\r\nHost: pe.localhost\r\n\r\n`);
    return socket;
  });
  const answer = await fetch(`http://127.0.0.1:${port}${uploadedDocumentAddress(id)}`);
  expect(answer.headers.get('content-length')).toBe(String(long.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(long)).toBe(true);
  for (const socket of slow) socket.destroy();
});

test('a PDF that nobody sent is not there', async () => {
  expect((await get(uploadedDocumentAddress(randomUUID()))).status).toBe(404);
  expect((await get('/api/documents/files/1')).status).toBe(400);
});

test('documents are kept once under their id, and so many of one person and no more', async () => {
  const documents = postgresCatalogueDocuments(world.pool, { documents: 2, bytes: 1_000 });
  const [uploadedBy, first] = [randomUUID(), randomUUID()];
  const file = (id: string, bytes = content) => ({
    id,
    product: code,
    name: 'a.pdf',
    uploadedBy,
    content: bytes,
  });
  expect(await documents.keep(file(first))).toBe('kept');
  expect(await documents.keep(file(first))).toBe('kept');
  expect(await documents.keep(file(first, Buffer.from('%PDF-2')))).toBe('other');
  expect(await documents.keep(file(randomUUID(), Buffer.alloc(1_000)))).toBe('full');
  expect(await documents.keep(file(randomUUID()))).toBe('kept');
  expect(await documents.keep(file(randomUUID()))).toBe('full');
  expect(await documents.has(code, first)).toBe(true);
  expect(await documents.has('Otro', first)).toBe(false);
  await documents.noteAttached((await documents.waitingOf(uploadedBy)).map(({ id }) => id));
  expect(await documents.keep(file(randomUUID()))).toBe('kept');
});
