/** Whatever is sent to whichever address by somebody who may do everything: taken or refused, and never a fault of ours. */
import { randomUUID } from 'node:crypto';
import { type DocumentedOperation, documentedOperations } from '@cotejo/core/kit/testing';
import fc from 'fast-check';
import { type InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from './testing/house.ts';

let house: House;
let authorization: string;
let leadId: string;
let operations: DocumentedOperation[];
beforeAll(async () => {
  house = await openHouse({ settings: { publicLeadsPerMinute: 1_000_000 } });
  ({ authorization } = await house.hire('ADMINISTRADOR'));
  operations = documentedOperations(await house.described());
});

/** One of its own for each test: what was sent may well have erased or deleted the one before. */
beforeEach(async () => {
  leadId = await house.receive();
});

/** Sends it, and holds the answer to what holds for every answer. */
const send = async (request: InjectOptions): Promise<number> => {
  const before = await house.store.head();
  const answer = await house.app.inject(request);
  const { statusCode, body } = answer;
  expect(statusCode, body).toBeLessThan(500);
  if (statusCode < 400) return statusCode;
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status: statusCode, code: expect.any(String) as string });
  expect(body).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  expect(await house.store.head()).toEqual(before);
  return statusCode;
};
const addressed = (path: string, id: string): string => path.replace(/\{\w+\}/g, encodeURIComponent(id));

/** What a body's author might try: any JSON, and names that some body has with any JSON in them. */
const names = [
  'id', 'ids', 'command', 'payload', 'key', 'value', 'name', 'resource', 'filter', 'sort', 'columns', 'userId',
  'reason', 'token', 'lead', 'signature', 'score', 'recommend', 'topics', 'comment', 'all', 'until', 'text', 'note',
  'statusId', 'substatusId', 'reasonId', 'at', 'executiveId', 'executiveIds', 'firstLeadId', 'fileId', 'person',
  'email', 'roles', 'countries', 'bulkId', 'content', 'changes', 'price', 'kind', 'rows', 'from', 'source', 'country',
  'displayName', 'places', 'upperTypeId',
]; // oxfmt-ignore
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.uuid(),
  fc.constantFrom('leads', 'assign', 'PE', 'ADMINISTRADOR', 9e15, -1, 1.5, '\u202e', 'x'.repeat(30_000)),
);
const body = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 6 }),
);
const id = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('67', '9007199254740993', 'Plan-Uno', 'exchange.UF-CLP'),
);

describe('any body', () => {
  test('of any JSON, for any record, is taken or refused by every address', async () => {
    // Passwords are slow to check on purpose, and have tests of their own.
    const doors = operations.filter(({ path }) => !/auth\/(login|password)$/.test(path));
    expect(doors.length).toBeGreaterThan(40);
    for (const { method, path } of doors)
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.constant('theirs'), id), body, async (whose, payload) => {
          const headers = { authorization, 'content-type': 'application/json' };
          await send({
            method,
            url: addressed(path, whose === 'theirs' ? leadId : whose),
            headers: { ...headers, 'idempotency-key': randomUUID() },
            ...(method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
          });
        }),
        { numRuns: 15 },
      );
  }, 300_000);
});

test('JSON that is nested too deep for whoever walks it is refused by every address, by its field', async () => {
  const nested = `{"value":${'['.repeat(4_200)}${']'.repeat(4_200)},"key":"x"}`;
  const doors = operations.filter(({ method }) => method !== 'GET');
  const answers = new Set<string>();
  for (const { method, path } of doors) {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await house.app.inject({
      method,
      url: addressed(path, leadId),
      headers,
      payload: nested,
    });
    expect(answer.statusCode, path).toBeLessThan(500);
    expect(answer.statusCode, path).toBeGreaterThanOrEqual(400);
    answers.add(Object.keys(answer.json<{ errors?: object }>().errors ?? {}).join());
  }
  expect(answers).toContain('value');
});

/** A file's name, its declared media type, how its content begins and how it goes on. */
type SentFile = [name: string, type: string, start: string, rest: Uint8Array<ArrayBuffer>];

describe('any file', () => {
  const ending = fc.constantFrom(
    'pdf',
    'png',
    'jpg',
    'docx',
    'xlsx',
    'csv',
    'txt',
    'heic',
    'exe',
    'html',
    'svg',
    '',
  );
  const name = fc
    .tuple(fc.string({ unit: 'binary', maxLength: 80 }), ending)
    .map(([start, end]) => `${start}.${end}`);
  const start = fc.constantFrom('', '%PDF-', '\u0089PNG\r\n\u001a\n', 'PK\u0003\u0004', 'MZ', '<html>');
  const type = fc.constantFrom(
    'application/pdf',
    'text/html',
    'application/json',
    'x',
    'multipart/form-data',
  );

  // One of each, whatever chance brings.
  const taken: SentFile = ['póliza.pdf', 'application/pdf', '%PDF-', new Uint8Array(8)];
  const refused: SentFile = ['póliza.pdf', 'application/pdf', 'MZ', new Uint8Array(8)];

  test('under any name and of any type is taken or refused', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        name,
        type,
        start,
        fc.uint8Array({ maxLength: 300 }),
        async (called, media, first, rest) => {
          house.pass(1_000);
          statuses.add(
            await send({
              method: 'POST',
              url: `/api/files?leadId=${leadId}&name=${encodeURIComponent(called)}`,
              headers: {
                authorization: await fresh(),
                'idempotency-key': randomUUID(),
                'content-type': media,
              },
              payload: Buffer.concat([Buffer.from(first, 'latin1'), rest]),
            }),
          );
        },
      ),
      { numRuns: 150, examples: [taken, refused] },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([201, 422]));
  });

  test('larger than ten megabytes is refused', async () => {
    const headers = {
      authorization: await fresh(),
      'idempotency-key': randomUUID(),
      'content-type': 'text/csv',
    };
    const request = { method: 'POST', url: `/api/files?leadId=${leadId}&name=a.csv`, headers } as const;
    const payload = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
    expect(await send({ ...request, payload })).toBe(413);
  });
});

/** The clock moves while files are sent, and a token is good for five minutes. */
const fresh = async (): Promise<string> => (await house.hire('ADMINISTRADOR')).authorization;

describe('any signature', () => {
  test('but the right one opens no opinion', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.base64String(), fc.string()), async (signature) => {
        const payload = { lead: leadId, signature, score: 5 };
        const headers = { 'content-type': 'application/json' };
        expect([404, 422]).toContain(await send({ method: 'POST', url: '/api/feedbacks', headers, payload }));
      }),
      { numRuns: 60 },
    );
  });
});
