/** Files of an aggregate that is no lead: uploaded at its own address, under its own permission, and attached by its own command. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { inMemoryLimits } from '@cotejo/core/kit/limits';
import { registered } from '../kit/commands/definition.ts';
import { openHouse, settings } from '../testing/house.ts';
import { filesContext } from './context.ts';
import { inMemoryFiles } from './testing/in-memory-file-store.ts';
import { sampleFiles } from './testing/sample-files.ts';
import { policiesWith, unseenPolicy } from './testing/policies.ts';

type Hired = Awaited<ReturnType<Awaited<ReturnType<typeof openHouse>>['hire']>>;
let app: Awaited<ReturnType<typeof buildApp>>;
let [administrator, executive]: Hired[] = [];
beforeAll(async () => {
  const house = await openHouse();
  const { load, handle, tokens, now } = house;
  const limits = inMemoryLimits(now);
  const files = inMemoryFiles();
  const policies = registered(policiesWith(files));
  const pool = undefined as never;
  const aggregates = { findAggregate: () => policies, listAggregates: () => [policies] };
  const contexts = [
    { name: 'policies', aggregates: [policies] },
    filesContext({ pool, load, files, limits, now, ...aggregates }),
  ];
  const readiness = async () => ({ ready: true });
  app = await buildApp(contexts, { ...settings, handle, limits, tokens, now, readiness });
  [administrator, executive] = [await house.hire('ADMINISTRADOR'), await house.hire('EJECUTIVO')];
});

type Sent = { who?: Hired | undefined; name?: string; content?: Buffer; key?: string };
const upload = async (
  id: string,
  { who = administrator, name = 'a.pdf', content = sampleFiles['a.pdf']!, key = randomUUID() }: Sent = {},
) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/files/policies/${id}?name=${name}`,
    headers: {
      authorization: who!.authorization,
      'idempotency-key': key,
      'content-type': 'application/octet-stream',
    },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const attach = async (id: string, fileId: unknown) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/commands/policies/${id}/attach-file`,
    headers: { authorization: administrator!.authorization, 'idempotency-key': randomUUID() },
    payload: { fileId, name: 'a.pdf' },
  });
  return { status: answer.statusCode, body: answer.json<{ record: { files: string[] } }>() };
};

describe('a file of another aggregate', () => {
  test('is taken at the aggregate’s own address, and attached by its own command', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const sent = await upload(id, { key });
    expect(sent).toMatchObject({ status: 201, body: { mediaType: 'application/pdf' } });
    expect(await upload(id, { key })).toEqual(sent);
    const fileId = sent.body['fileId'];
    expect(await attach(randomUUID(), fileId)).toMatchObject({ status: 422 });
    expect(await attach(id, fileId)).toMatchObject({ status: 200, body: { record: { files: [fileId] } } });
  });

  test('is another file for another record, also under the same key', async () => {
    const key = randomUUID();
    const [one, other] = [await upload(randomUUID(), { key }), await upload(randomUUID(), { key })];
    expect(one.body['fileId']).not.toBe(other.body['fileId']);
  });

  test('is refused to who may not attach it, or not see the record', async () => {
    expect((await upload(randomUUID(), { who: executive })).status).toBe(403);
    expect(await upload(unseenPolicy)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await upload('1')).status).toBe(404);
  });

  test('is refused before it is read when the record takes no more', async () => {
    const id = randomUUID();
    for (let number = 0; number < 2; number += 1) {
      const { body } = await upload(id);
      expect((await attach(id, body['fileId'])).status).toBe(200);
    }
    const refused = await upload(id, { content: Buffer.alloc(0) });
    expect(refused).toMatchObject({ status: 422, body: { errors: { fileId: expect.anything() as string } } });
  });

  test('is held to what its name says', async () => {
    expect((await upload(randomUUID(), { name: 'a.exe' })).status).toBe(422);
    expect((await upload(randomUUID(), { content: Buffer.from('MZ') })).status).toBe(422);
  });
});

test('leads’ address is not there when no lead is registered', async () => {
  const url = `/api/files?leadId=${randomUUID()}&name=a.pdf`;
  expect((await app.inject({ method: 'POST', url, payload: 'x' })).statusCode).toBe(404);
});
