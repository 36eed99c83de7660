/** The leads of each scope at every address that returns them; a hidden one is as if it did not exist. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback, giveFeedback } from '@cotejo/core/feedback';
import { actorOf } from '@cotejo/core/identity';
import { assignLead, attachLeadFile, lead, receiveLead } from '@cotejo/core/leads';
import { postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/kit/country';
import { nobody } from '@cotejo/core/lead-records';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { masterKey, request } from '../../../projectors/src/testing/world.ts';
import { fileSchema } from '../../../write-service/src/files/file-schema.ts';
import { postgresFiles } from '../../../write-service/src/files/file-store.ts';
import { rowsOf } from '../kit/sql.ts';
import { colleague, createReadWorld, type Colleague, type ReadWorld } from '../testing/read-world.ts';

const ana = colleague('Ana Rojas', 'EJECUTIVO');
const beto = colleague('Beto Silva', 'EJECUTIVO');
const pia = colleague('Pía Quispe', 'EJECUTIVO', ['PE']);
const sofia = { ...colleague('Sofía Vera', 'SUPERVISOR'), team: [ana.id] };
const gema = colleague('Gema Díaz', 'GERENTE');
const head = colleague('Hilda Paz', 'JEFATURA_SAC_CHILE');
const ada = colleague('Ada Mora', 'ADMINISTRADOR', ['CL', 'PE']);

type Made = { id: string; fileId: string; correlationId: string };
const names = ['free', 'anas', 'betos', 'pias'] as const;
type Name = (typeof names)[number];
const nowhere: Made = { id: randomUUID(), fileId: randomUUID(), correlationId: randomUUID() };

/** The visible ones of the four leads, by scope. */
const viewers: readonly (readonly [string, Colleague, readonly Name[]])[] = [
  ['Ana, an executive', ana, ['free', 'anas']],
  ['Beto, an executive', beto, ['free', 'betos']],
  ['Pía, an executive of Peru', pia, ['pias']],
  ['Sofía, who supervises Ana', sofia, ['free', 'anas']],
  ['Gema, who manages Chile', gema, ['free', 'anas', 'betos']],
  ['Hilda, head of customer service', head, ['free', 'anas', 'betos']],
  ['Ada, an administrator', ada, ['free', 'anas', 'betos', 'pias']],
];

let world: ReadWorld;
let leads: Readonly<Record<Name, Made>>;
let reached: string;

const receive = async (country: CountryCode, firstName: string, executive?: Colleague): Promise<Made> => {
  const [id, fileId] = [randomUUID(), randomUUID()];
  const by = { ...ada, countries: ['CL', 'PE'] as const };
  const options = { country, actor: actorOf(by) };
  await world.send(lead, id, receiveLead(request({ firstName })), { country });
  if (executive) await world.send(lead, id, assignLead({ executive, by }), options);
  const content = Buffer.from('%PDF-1.7');
  const keys = subjectKeys(postgresKeyStore(world.pool), masterKey, { size: 0, age: 0 });
  await postgresFiles(world.pool, keys).keep({
    id: fileId,
    aggregate: 'leads',
    ownerId: id,
    uploadedBy: by.id,
    mediaType: 'application/pdf',
    content,
  });
  const file = { fileId, name: 'a.pdf', mediaType: 'application/pdf', bytes: content.length };
  await world.send(lead, id, attachLeadFile(file, by), options);
  const opinion = { score: 4, recommend: 9, topics: [], comment: 'Muy amable' };
  reached = (await world.send(feedback, id, giveFeedback(opinion), { country })).position;
  const [first] = await world.store.readStream(`lead-${id}`);
  return { id, fileId, correlationId: String(first!.metadata['$correlationId']) };
};

beforeAll(async () => {
  world = await createReadWorld();
  await world.pool.query(fileSchema);
  await world.hire(ana, beto, pia, sofia, gema, head, ada);
  leads = {
    free: await receive('CL', 'Aurelia'),
    anas: await receive('CL', 'Aurelia', ana),
    betos: await receive('CL', 'Aurelia', beto),
    pias: await receive('PE', 'Aurelia', pia),
  };
  for (const path of ['leads', 'feedbacks', 'lead-access', 'bulk'])
    await world.get(`/api/console/${path}`, ada, { 'x-min-position': reached });
  // Each has an access in the log, so that there is something to hide.
  for (const name of names)
    expect((await world.get(`/api/console/leads/${leads[name].id}`, ada)).status).toBe(200);
  const looked = (await world.store.readStream(`leadAccess-${leads.pias.id}`)).at(-1)!.position.commit;
  await world.get('/api/console/lead-access', ada, { 'x-min-position': String(looked) });
});
afterAll(() => world.end());

const asked = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Addresses of one lead: what is there, or 404. */
const ofOne: Readonly<Record<string, (made: Made) => string>> = {
  page: ({ id }) => `/api/console/leads/${id}`,
  'page as of a moment': ({ id }) => `/api/console/leads/${id}?at=2099-01-01T00:00:00.000Z`,
  timeline: ({ id }) => `/api/console/leads/${id}/timeline`,
  file: ({ id, fileId }) => `/api/console/leads/${id}/files/${fileId}`,
  reassignment: ({ id }) => `/api/qpassignment/reassign/${id}`,
};
/** Lists of which a lead's rows are a part: they are there, or the list is empty. */
const listed: Readonly<Record<string, (made: Made) => string>> = {
  list: ({ id }) => `/api/console/leads${asked({ id })}`,
  'the same person’s': ({ id }) => `/api/console/leads${asked({ samePersonAs: id })}`,
  history: ({ id }) => `/api/console/lead-status-history${asked({ leadId: id })}`,
  opinions: ({ id }) => `/api/console/feedbacks${asked({ leadId: id })}`,
  looks: ({ id }) => `/api/console/lead-access${asked({ leadId: id })}`,
  durations: ({ id }) => `/api/console/durations${asked({ leadId: id })}&by=toStatus`,
  chain: ({ correlationId }) => `/api/console/chains/${correlationId}`,
  counts: ({ id }) => `/api/console/lead-counts${asked({ id })}`,
  board: ({ id }) => `/api/console/lead-board${asked({ id })}`,
  'a column of the board': ({ id }) => `/api/console/lead-board/${leadStatus.assigned}${asked({ id })}`,
};

describe.each(viewers)('%s', (_, viewer, sees) => {
  const answer = async (url: string) => {
    const { status, headers, body } = await world.get(url, viewer);
    return { status, range: headers['content-range'], atLeast: headers['x-total-at-least'], body };
  };

  test.each(Object.entries(ofOne))('%s: what is seen is shown', async (name, url) => {
    const isAllowed = (await answer(url(nowhere))).status !== 403;
    for (const one of sees) {
      const { status, body } = await answer(url(leads[one]));
      expect([name, one, status, body]).toEqual([name, one, isAllowed ? 200 : 403, body]);
    }
  });

  test.each(Object.entries({ ...ofOne, ...listed }))(
    '%s: what is not seen is as what was never there',
    async (_, url) => {
      const none = await answer(url(nowhere));
      for (const one of names.filter((name) => !sees.includes(name)))
        expect(await answer(url(leads[one]))).toEqual(none);
    },
  );

  test('lists, searches, counts and boards show these leads and no other', async () => {
    const wanted = sees.map((name) => leads[name].id).sort();
    const ids = async (url: string) =>
      ((await answer(url)).body as { id: string }[]).map(({ id }) => id).sort();
    expect(await ids('/api/console/leads')).toEqual(wanted);
    expect(await ids(`/api/console/leads${asked({ q: 'Aurelia' })}`)).toEqual(wanted);
    const counts = (await answer('/api/console/lead-counts')).body as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length);
    const columns = (await answer('/api/console/lead-board')).body as { cards: { id: string }[] }[];
    expect(columns.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual(wanted);
  });

  test.each(['feedbacks', 'lead-access'])('%s tell of no other', async (path) => {
    const { status, body } = await answer(`/api/console/${path}`);
    if (status === 403) return expect(viewer.roles).toEqual(['EJECUTIVO']);
    const told = new Set((body as { leadId: string }[]).map(({ leadId }) => leadId));
    expect([...told].sort()).toEqual(sees.map((name) => leads[name].id).sort());
  });
});

describe('Olga, who supervises Ana and sees all of Chile after the sale', () => {
  const olga: Colleague = {
    ...colleague('Olga Ríos', 'SUPERVISOR'),
    roles: ['SUPERVISOR', 'POSTVENTA'],
    team: [ana.id],
  };
  const told = async (path: string): Promise<readonly string[]> => {
    const rows = (await world.get(`/api/console/${path}`, olga)).body as { leadId: string }[];
    return [...new Set(rows.map(({ leadId }) => leadId))].sort();
  };
  const idsOf = (...of: Name[]) => of.map((name) => leads[name].id).sort();

  test('reads of all of Chile, and audits what she supervises', async () => {
    expect(await told('feedbacks')).toEqual(idsOf('free', 'anas', 'betos'));
    expect(await told('lead-access')).toEqual(idsOf('free', 'anas'));
    expect((await world.get(`/api/qpassignment/reassign/${leads.betos.id}`, olga)).status).toBe(404);
  });

  test('exports those alone', async () => {
    const source = world.contexts
      .flatMap(({ exportSources = [] }) => exportSources)
      .find((one) => one.resource === 'leads')!;
    const viewer = { ...olga, until: new Date() };
    const { query, cells } = await source.select(world.pool, viewer, { filter: {} });
    const { ids } = await cells(await rowsOf<never>(world.pool, query));
    expect([...ids].sort()).toEqual(idsOf('free', 'anas'));
    expect(source.scope(viewer)).toEqual({ countries: ['CL'], owners: [olga.id, ana.id, nobody] });
  });
});
