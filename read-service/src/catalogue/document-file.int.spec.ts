import { randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import {
  attachDocument,
  product,
  productNumber,
  publishProduct,
  uploadedDocumentAddress,
} from '@cotejo/core/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleReferences, offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { postgresCatalogueDocuments } from '../../../write-service/src/catalogue-documents/catalogue-documents.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const code = 'Plan-PDF';
const content = Buffer.from('%PDF-1.7\n\u00e2 as it was sent');
const fileId = randomUUID();
const address = uploadedDocumentAddress(fileId);
let world: ReadWorld;

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
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a long PDF arrives whole, also while others read one and never come to its end', async () => {
  const id = randomUUID();
  const long = randomBytes(9_500_000);
  const file = { id, product: code, name: 'larga.pdf', uploadedBy: randomUUID(), content: long };
  expect(await postgresCatalogueDocuments(world.pool).keep(file)).toBe('kept');
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
