import { randomUUID } from 'node:crypto';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { lead } from '@cotejo/core/leads';
import { largestFile } from '@cotejo/core/reference/file-types';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { inMemoryFiles } from './testing/in-memory-file-store.ts';
import { sampleFiles } from './testing/sample-files.ts';

let house: House;
let ana: Awaited<ReturnType<House['hire']>>;
let leadId: string;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  house.pass(60_000);
  ana = await house.hire('EJECUTIVO');
  leadId = await house.receive();
  await house.command(`leads/${leadId}/assign`, ana.authorization, { executiveId: ana.id });
});

type Upload = { name?: string; content?: Buffer; headers?: Record<string, string>; url?: string };
const upload = async ({ name = 'a.pdf', content, headers = {}, url }: Upload = {}) => {
  const query = new URLSearchParams({ leadId, name }).toString();
  const answer = await house.app.inject({
    method: 'POST',
    url: url ?? `/api/files?${query}`,
    headers: {
      authorization: ana.authorization,
      'idempotency-key': randomUUID(),
      'content-type': 'application/octet-stream',
      ...headers,
    },
    payload: content ?? sampleFiles[name] ?? Buffer.from('x'),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const attach = (fileId: unknown, name = 'Póliza.pdf', authorization = ana.authorization, id = leadId) =>
  house.command(`leads/${id}/attach-file`, authorization, { fileId, name });

describe('uploading a file', () => {
  test.each(Object.keys(sampleFiles))('takes %s, and attaches it under a name', async (name) => {
    const { status, body } = await upload({ name });
    expect(status).toBe(201);
    expect(body).toMatchObject({ bytes: sampleFiles[name]!.length });
    const shown = `Lo que envió.${name.split('.')[1]}`;
    const attached = await attach(body['fileId'], shown);
    expect(attached.statusCode).toBe(200);
    const { files } = attached.json<{ record: { files: object[] } }>().record;
    expect(files).toMatchObject([{ id: body['fileId'], name: shown, mediaType: body['mediaType'] }]);
  });

  test('takes it at the address that every aggregate has, too', async () => {
    const { status, body } = await upload({ url: `/api/files/leads/${leadId}?name=a.pdf` });
    expect(status).toBe(201);
    expect((await attach(body['fileId'])).statusCode).toBe(200);
  });

  test('takes the same once, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await upload({ headers }), await upload({ headers })];
    expect(second).toEqual(first);
    const other = await upload({ headers, content: Buffer.from('%PDF-1.4 something else') });
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('takes 10 MB and not one byte more', async () => {
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
    ['what is something else than its name says', { content: Buffer.from('MZ program') }, 'file'],
    ['a type that is not taken', { name: 'a.exe' }, 'name'],
    ['a name without an ending', { name: 'pdf' }, 'name'],
    ['a name that ends only before a folder', { name: 'a.pdf/' }, 'name'],
    ['a name that hides its ending', { name: 'a.pdf\u0000.exe' }, 'name'],
  ])('refuses %s', async (_, sent, field) => {
    const { status, body } = await upload(sent);
    expect(status).toBe(422);
    expect(body['errors']).toHaveProperty(field);
  });

  test('refuses a page that says to be a file of another type in its headers', async () => {
    const content = Buffer.from('<script>alert(1)</script>');
    const headers = { 'content-type': 'application/pdf' };
    expect((await upload({ name: 'a.pdf', content, headers })).status).toBe(422);
  });

  test('refuses who may not attach files, or not to this lead, before anything is read', async () => {
    const [company, chilean] = [await house.hire('CLIENT_ADMIN'), await house.hire('EJECUTIVO', ['CL'])];
    const as = (who: { authorization: string }) => ({ headers: { authorization: who.authorization } });
    expect((await upload(as(company))).status).toBe(403);
    expect((await upload(as(chilean))).status).toBe(404);
    expect((await upload({ headers: { authorization: '' } })).status).toBe(401);
    expect((await upload({ url: `/api/files?leadId=${randomUUID()}&name=a.pdf` })).status).toBe(404);
    expect((await upload({ url: '/api/files?leadId=1&name=a.pdf' })).status).toBe(422);
    expect((await upload({ headers: { 'idempotency-key': 'x' } })).status).toBe(400);
  });

  test('refuses to keep anything of an erased person', async () => {
    const head = await house.hire('GERENTE');
    expect(
      (await house.command(`leads/${leadId}/erase`, head.authorization, { reasonId: 1 })).statusCode,
    ).toBe(200);
    expect(await upload()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });
});

describe('files that wait to be attached', () => {
  test('are so many of one person and no more, and those that are attached wait no more', async () => {
    const files = inMemoryFiles({ files: 3, bytes: largestFile });
    const house = await openHouse({ parts: { files } });
    const [leadId, beto] = [await house.receive(), await house.hire('GERENTE')];
    const send = async () => {
      const answer = await house.app.inject({
        method: 'POST',
        url: `/api/files?leadId=${leadId}&name=a.pdf`,
        headers: {
          authorization: beto.authorization,
          'idempotency-key': randomUUID(),
          'content-type': 'application/octet-stream',
        },
        payload: sampleFiles['a.pdf']!,
      });
      return { status: answer.statusCode, ...answer.json<{ fileId: string; errors: object }>() };
    };
    const sent = [await send(), await send(), await send()];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await send()).toMatchObject({
      status: 422,
      errors: { file: expect.stringMatching(/^Tienes demasiados archivos/) as string },
    });
    const attachment = { fileId: sent[0]!.fileId, name: 'a.pdf' };
    const attached = await house.command(`leads/${leadId}/attach-file`, beto.authorization, attachment);
    expect(attached.statusCode).toBe(200);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(422);
  });
});

describe('attaching a file', () => {
  test('needs one that was uploaded for this lead', async () => {
    const { body } = await upload();
    const other = await house.receive();
    expect((await attach(body['fileId'], 'a.pdf', ana.authorization, other)).statusCode).toBe(422);
    expect((await attach(randomUUID())).statusCode).toBe(422);
  });

  test('gives it no name of another type, and cleans the one it gets', async () => {
    const { body } = await upload();
    expect((await attach(body['fileId'], 'virus.html')).json()).toMatchObject({
      errors: { name: expect.stringContaining('terminar') as string },
    });
    const attached = await attach(body['fileId'], '../../../Carné\u202E.PDF');
    expect(attached.json()).toMatchObject({ record: { files: [{ name: 'Carné.PDF' }] } });
  });

  test('seals its name with the person’s data', async () => {
    const { body } = await upload();
    await attach(body['fileId'], 'Secreto.pdf');
    const stored = (await house.events()).find(({ type }) => type === 'LeadFileAttached');
    expect(JSON.stringify(stored!.data)).not.toContain('Secreto');
    const { state } = await house.load(lead, leadId);
    if (state.status === 'unknown') throw new Error('no lead');
    expect(unlessErased(state.files[0]!.name)).toBe('Secreto.pdf');
  });
});

describe('withdrawing a file', () => {
  const withdraw = (fileId: unknown, who: { authorization: string }, reasonId: unknown = 1) =>
    house.command(`leads/${leadId}/withdraw-file`, who.authorization, { fileId, reasonId });
  const ownOnly = (answer: { json: () => unknown }) =>
    (answer.json() as { allowedCommands: { command: string }[] }).allowedCommands.find(
      ({ command }) => command === 'withdraw-file',
    );

  test('is for who attached it and for who manages, and each is told so', async () => {
    const head = await house.hire('GERENTE');
    const [mine, theirs] = [(await upload()).body['fileId'], (await upload()).body['fileId']];
    expect(ownOnly(await attach(mine))).toEqual({ command: 'withdraw-file', allowed: true, ownOnly: true });
    expect(ownOnly(await attach(theirs, 'a.pdf', head.authorization))).toEqual({
      command: 'withdraw-file',
      allowed: true,
    });
    expect((await withdraw(theirs, ana)).statusCode).toBe(403);
    expect((await withdraw(theirs, await house.hire('EJECUTIVO_DE_SOPORTE'))).statusCode).toBe(403);
    expect((await withdraw(mine, ana)).json()).toMatchObject({ record: { files: [{ id: theirs }] } });
    expect((await withdraw(theirs, head, 4)).json()).toMatchObject({ record: { files: [] } });
  });

  test('is done once; the same content is uploaded and attached again', async () => {
    const fileId = (await upload()).body['fileId'];
    await attach(fileId);
    const count = async () =>
      (await house.events()).filter(({ type }) => type === 'LeadFileWithdrawn').length;
    expect((await withdraw(fileId, ana)).statusCode).toBe(200);
    const withdrawn = await count();
    expect((await withdraw(fileId, ana)).statusCode).toBe(200);
    expect(await count()).toBe(withdrawn);
    expect((await attach(fileId)).json()).toMatchObject({
      errors: { fileId: expect.stringContaining('se retiró') as string },
    });
    expect((await attach((await upload()).body['fileId'])).statusCode).toBe(200);
  });

  test.each<[string, unknown, unknown, string]>([
    ['that there is not', randomUUID(), 1, 'fileId'],
    ['without a reason', undefined, null, 'reasonId'],
    ['for no reason of the list', undefined, 9, 'reasonId'],
  ])('refuses one %s', async (_, other, reasonId, field) => {
    const fileId = (await upload()).body['fileId'];
    await attach(fileId);
    const answer = await withdraw(other ?? fileId, ana, reasonId);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      [field],
    ]);
  });
});
