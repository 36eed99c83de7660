import { randomUUID } from 'node:crypto';
import {
  assignLead,
  attachLeadFile,
  eraseLead,
  lead,
  receiveLead,
  withdrawLeadFile,
} from '@cotejo/core/leads';
import { actorOf } from '@cotejo/core/identity';
import { postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { masterKey, request } from '../../../projectors/src/testing/world.ts';
import { fileSchema } from '../../../write-service/src/files/file-schema.ts';
import { postgresFiles } from '../../../write-service/src/files/file-store.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
const [ana, beto, head] = [
  colleague('Ana', 'EJECUTIVO'),
  colleague('Beto', 'EJECUTIVO'),
  colleague('Hilda', 'GERENTE'),
];
const content = Buffer.from('<!doctype html><script>alert(1)</script>');
let leadId: string;
let address: string;
let fileId: string;

beforeAll(async () => {
  world = await createReadWorld();
  await world.pool.query(fileSchema);
  await world.hire(ana, beto, head);
});
afterAll(() => world.end());

const keys = () => subjectKeys(postgresKeyStore(world.pool), masterKey, { size: 0, age: 0 });

const owner = () => ({ aggregate: 'leads', ownerId: leadId });

/** A lead of Ana's with one file. */
beforeEach(async () => {
  [leadId] = [randomUUID()];
  fileId = randomUUID();
  await world.send(lead, leadId, receiveLead(request()));
  await world.send(lead, leadId, assignLead({ executive: ana, by: ana }));
  const file = { id: fileId, ...owner(), uploadedBy: ana.id, mediaType: 'text/html', content };
  await postgresFiles(world.pool, keys()).keep(file);
  const attached = { fileId, name: 'Cotización nº 1.html', mediaType: 'text/html', bytes: content.length };
  const { position } = await world.send(lead, leadId, attachLeadFile(attached, ana));
  address = `/api/console/leads/${leadId}/files/${fileId}`;
  expect((await world.get('/api/console/leads', ana, { 'x-min-position': position })).status).toBe(200);
});

describe('a file of a lead', () => {
  test('is what was uploaded, to be saved and never to be shown as a page of ours', async () => {
    const { status, headers, body } = await world.get(address, ana);
    expect(status).toBe(200);
    expect(body).toBe(content.toString());
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-disposition': `attachment; filename="Cotizacion n_ 1.html"; filename*=UTF-8''Cotizaci%C3%B3n%20n%C2%BA%201.html`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is there for those who see the lead, and each of them leaves a trace', async () => {
    expect((await world.get(address, head)).status).toBe(200);
    expect((await world.get(address, beto)).status).toBe(404);
    expect((await world.get(address)).status).toBe(401);
    expect((await world.get(address, colleague('Carla', 'CLIENT_ADMIN'))).status).toBe(403);
    const looks = await world.store.readStream(`leadAccess-${leadId}`);
    expect(
      looks.map(({ data, metadata }) => [data, (metadata as { actor: { id: string } }).actor.id]),
    ).toEqual([[{ what: 'file' }, head.id]]);
  });

  test('is another lead’s for no address', async () => {
    const other = address.replace(leadId, randomUUID());
    expect((await world.get(other, head)).status).toBe(404);
    expect((await world.get('/api/console/leads/1/files/2', head)).status).toBe(400);
  });

  test('that was uploaded and not attached is not there', async () => {
    const [id, files] = [randomUUID(), postgresFiles(world.pool, keys())];
    await files.keep({ id, ...owner(), uploadedBy: ana.id, mediaType: 'text/html', content });
    expect((await world.get(`/api/console/leads/${leadId}/files/${id}`, head)).status).toBe(404);
  });

  test('that was withdrawn is given to nobody, and its record tells who withdrew it and why', async () => {
    const { position } = await world.send(lead, leadId, withdrawLeadFile({ fileId, reasonId: 1 }, head), {
      actor: actorOf(head),
    });
    for (const who of [ana, head])
      expect((await world.get(address, who, { 'x-min-position': position })).status).toBe(404);
    const page = `/api/console/leads/${leadId}`;
    expect((await world.get(page, head)).body).toMatchObject({ files: [] });
    const { body } = await world.get(`${page}/timeline`, head);
    const [before, withdrawn] = (body as readonly { at: string }[]).slice(-2);
    expect(withdrawn).toMatchObject({
      type: 'LeadFileWithdrawn',
      actorName: expect.stringContaining('Hilda') as string,
      note: 'Es de otra persona o de otro registro',
      changes: [{ field: 'files', before: { name: 'Cotización nº 1.html' }, after: null }],
    });
    expect((await world.get(`${page}?at=${before!.at}`, head)).body).toMatchObject({
      files: [{ id: fileId, isWithdrawn: true }],
    });
  });

  test('is gone with the person', async () => {
    const { position } = await world.send(lead, leadId, eraseLead(head));
    await keys().erase(leadId);
    expect((await world.get(address, head, { 'x-min-position': position })).status).toBe(404);
  });
});
