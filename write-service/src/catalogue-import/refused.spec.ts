import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Importer, openImporter, type Sent, some } from './testing/importer.ts';

let importer: Importer;
beforeEach(async () => {
  importer = await openImporter();
});

describe('an import is refused', () => {
  test.each([
    ['without a source', { query: 'country=CL' }, 422, 'source'],
    ['of a country that there is not', { query: 'country=XX&source=isapre' }, 422, 'country'],
    [
      'of a source that has nothing of the country',
      { query: 'country=PE&source=isapre', file: some },
      422,
      'country',
    ],
    ['without a file', { file: Buffer.alloc(0) }, 422, 'file'],
    ['of a file without rows', { file: [] }, 422, 'file'],
    ['of a file of something else', { file: [{ codigo: 'A-1' }] }, 422, 'file'],
    ['under a key that is none', { key: 'x' }, 400, 'Idempotency-Key'],
  ])('%s', async (_, sent, status, field) => {
    const answer = await importer.post(sent);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      status,
      [field],
    ]);
  });

  test('by who may not publish, or not there', async () => {
    const backoffice = await importer.house.hire('BACKOFFICE', ['CL']);
    const elsewhere = await importer.house.hire('GERENTE', ['PE']);
    for (const by of [backoffice, elsewhere])
      expect((await importer.post({ file: some, by: by.authorization })).statusCode).toBe(403);
  });
});

describe('the place of an import is given back', () => {
  /** Two have a place at once. */
  const statusesOf = async (sent: Sent) => [
    (await importer.post(sent)).statusCode,
    (await importer.post(sent)).statusCode,
  ];
  afterEach(async () => expect((await importer.post({ file: some })).statusCode).toBe(200));

  test('when all is sent', async () => expect(await statusesOf({ file: some })).toEqual([200, 200]));
  test('when the file can’t be read', async () => expect(await statusesOf({ file: [] })).toEqual([422, 422]));
  test('when what comes of the file can’t be sent', async () => {
    const broken = vi.spyOn(Readable, 'from').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await statusesOf({ file: some })).toEqual([500, 500]);
    broken.mockRestore();
  });
});
