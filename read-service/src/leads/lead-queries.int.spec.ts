/** Lists, counts and the board against what the leads themselves say, over random lives and for whoever asks. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactHashes, phoneHash } from '@cotejo/core/leads/server';
import { fold, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { lead, type LeadEvent, leadStream, maySeeLead, type ReceivedLead } from '@cotejo/core/leads';
import { leadSearchText } from '@cotejo/core/lead-records';
import { countryCodes } from '@cotejo/core/kit/country';
import { leadStatus, leadStatuses, statusesIn } from '@cotejo/core/reference/lead-statuses';
import { roleNames } from '@cotejo/core/reference/roles';
import { executives, live, lives } from '../../../projectors/src/testing/lives.ts';
import { indexKey, until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type BoardColumn } from './lead-board.ts';
import { type LeadConversion } from './lead-conversions.ts';
import { type StatusCount } from './lead-totals.ts';

type Known = ReceivedLead & { readonly id: string };

let world: ReadWorld;
let leads: readonly Known[];

beforeAll(async () => {
  world = await createReadWorld();
  for (const steps of fc.sample(lives(60), { numRuns: 30, seed: 8 })) await live(world, steps);
  const streams = new Map<string, Recorded<LeadEvent>[]>();
  let last = 0n;
  for await (const event of world.store.readAll('start', 10_000)) {
    last = event.position.commit;
    if (!event.stream.startsWith(leadStream(''))) continue;
    const [decoded] = await world.codec.decode<LeadEvent>(lead.events, [event]);
    streams.set(event.stream, [...(streams.get(event.stream) ?? []), decoded!]);
  }
  leads = [...streams].flatMap(([stream, events]) => {
    const state = fold(lead, lead.initial, events);
    return state.status === 'unknown' ? [] : [{ ...state, id: stream.slice(leadStream('').length) }];
  });
  await until('the projector', async () => {
    const { rows } = await world.pool.query<{ position: string }>(
      `select position from read.projection_status where name = 'leads'`,
    );
    return BigInt(rows[0]?.position ?? 0) >= last;
  });
}, 300_000);
afterAll(() => world.end());

const ids = fc.constantFrom(...executives.map(({ id }) => id));
const viewer: fc.Arbitrary<Staff> = fc.record({
  id: fc.oneof(ids, fc.constant(randomUUID())),
  roles: fc.uniqueArray(fc.constantFrom(...roleNames), { minLength: 1, maxLength: 2 }),
  countries: fc.uniqueArray(fc.constantFrom(...countryCodes), { maxLength: 3 }),
  team: fc.option(fc.uniqueArray(ids), { nil: undefined }),
});

type Matches = (lead: Known) => boolean;
/** A filter as it is sent, and what it means. */
type Meant = { readonly filter: object; readonly matches: Matches };
const meant = (filter: object, matches: Matches): Meant => ({ filter, matches });
const isIn = <Value>(values: readonly Value[], value: Value | null | undefined): boolean =>
  value !== null && value !== undefined && values.includes(value);
const some = <Value>(...values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 });
const hashes = ({ country, person }: Known): readonly string[] => {
  const known = unlessErased(person);
  return known ? contactHashes(indexKey, { country, person: known }) : [];
};

const phoneOf = ({ country, person }: Known): string | null => {
  const known = unlessErased(person);
  return known ? phoneHash(indexKey, { country, person: known }) : null;
};

/** Made when the leads are known: what is asked for is mostly there. */
const filters = (): fc.Arbitrary<Meant> => {
  const one = fc.constantFrom(...leads);
  return fc.oneof(
    fc.constant(meant({}, () => true)),
    some(...leadStatuses.map(({ id }) => id)).map((statusId) =>
      meant({ statusId }, (l) => statusId.includes(l.statusId)),
    ),
    one.map(({ substatusId }) =>
      meant({ substatusId: substatusId ?? 0 }, (l) => l.substatusId === (substatusId ?? 0)),
    ),
    some(...countryCodes).map((country) => meant({ country }, (l) => country.includes(l.country))),
    fc
      .uniqueArray(ids, { minLength: 1 })
      .map((executiveId) => meant({ executiveId }, (l) => isIn(executiveId, l.executiveId))),
    fc.constant(meant({ executiveId: null }, (l) => l.executiveId === null)),
    one.map(({ requestTypeId }) => meant({ requestTypeId }, (l) => l.requestTypeId === requestTypeId)),
    one.map(({ failure }) =>
      meant(
        { failureReasonId: failure?.reasonId ?? 0 },
        (l) => (l.failure?.reasonId ?? null) === (failure?.reasonId ?? 0),
      ),
    ),
    fc
      .boolean()
      .map((internalTraffic) => meant({ internalTraffic }, (l) => l.internalTraffic === internalTraffic)),
    fc.boolean().map((erased) => meant({ erased }, (l) => l.erased === erased)),
    fc.boolean().map((worked) => meant({ worked }, (l) => (l.fecha_gestion !== null) === worked)),
    one.map(({ duplicateOf }) =>
      meant({ duplicateOf: duplicateOf ?? [] }, (l) => duplicateOf !== null && l.duplicateOf === duplicateOf),
    ),
    one.map(({ fecha }) => meant({ fecha_gte: fecha }, (l) => l.fecha >= fecha)),
    one.map(({ fecha_cierre: at }) =>
      meant(
        { fecha_cierre_lte: at ?? '2020-01-01' },
        (l) => l.fecha_cierre !== null && l.fecha_cierre <= (at ?? '2020'),
      ),
    ),
    one.map(({ fecha_gestion: at }) =>
      meant(
        { fecha_gestion_gte: at ?? '2020-01-01' },
        (l) => l.fecha_gestion !== null && l.fecha_gestion >= (at ?? '2020'),
      ),
    ),
    fc.boolean().map((tests) => meant({ tests }, () => true)),
    fc.constant(meant({ appointmentAt_gte: '2026-01-01' }, (l) => l.appointment !== null)),
    one.map(({ id }) => meant({ q: id.slice(0, 8) }, (l) => l.id.startsWith(id.slice(0, 8)))),
    fc.constant(meant({ q: '+569111' }, (l) => leadSearchText(l.id, l).includes('+569111'))),
  );
};

const question = () =>
  fc.tuple(viewer, filters(), filters()).map(([who, one, other]) => ({
    who,
    filter: { ...one.filter, ...other.filter },
    matches: (l: Known) =>
      (Object.keys(one.filter).some((name) => name in other.filter) || one.matches(l)) && other.matches(l),
  }));

const hiddenBy = (filter: { tests?: boolean; internalTraffic?: boolean }): readonly number[] =>
  filter.tests || filter.internalTraffic ? [leadStatus.deleted] : [leadStatus.deleted, leadStatus.test];
const isShown = (filter: object, { statusId }: Known): boolean =>
  'statusId' in filter || !hiddenBy(filter).includes(statusId);
const expected = (who: Staff, filter: object, matches: Matches): readonly Known[] =>
  leads.filter((l) => maySeeLead(l, who) && isShown(filter, l) && matches(l));
const mayAsk = (status: number, who: Staff): boolean => {
  if (status !== 403) return true;
  expect(leads.filter((l) => maySeeLead(l, who))).toEqual([]);
  return false;
};
const asked = (path: string, filter: object, rest = '') =>
  `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`;
const sorted = (them: readonly { readonly id: string }[]): readonly string[] =>
  them.map(({ id }) => id).sort();

test('there is something to ask about', () => {
  expect(leads.length).toBeGreaterThan(60);
  expect(leads.some(({ erased }) => erased)).toBe(true);
  expect(leads.some(({ statusId }) => statusId === leadStatus.deleted)).toBe(true);
  expect(leads.some(({ failure }) => failure)).toBe(true);
});

describe('whoever asks for whatever', () => {
  test('is shown in a list what that person may see of it, and how many there are', async () => {
    await fc.assert(
      fc.asyncProperty(question(), async ({ who, filter, matches }) => {
        const { status, body, headers } = await world.get(asked('leads', filter, '&range=[0,999]'), who);
        if (!mayAsk(status, who)) return;
        const them = expected(who, filter, matches);
        expect(sorted(body as Known[])).toEqual(sorted(them));
        expect(String(headers['content-range']).split('/')[1]).toBe(String(them.length));
      }),
      { numRuns: 120 },
    );
  }, 300_000);

  test('gets pages that together are the list, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(),
        fc.constantFrom('fecha', 'firstName', 'fecha_cierre'),
        async ({ who, filter }, sort) => {
          const rest = `&sort=${encodeURIComponent(JSON.stringify([sort, 'DESC']))}&range=`;
          const all = await world.get(asked('leads', filter, `${rest}[0,999]`), who);
          if (!mayAsk(all.status, who)) return;
          const pages = await Promise.all(
            [0, 7, 14].map((from) => world.get(asked('leads', filter, `${rest}[${from},${from + 6}]`), who)),
          );
          const whole = (all.body as Known[]).map(({ id }) => id);
          expect(pages.flatMap(({ body }) => (body as Known[]).map(({ id }) => id))).toEqual(
            whole.slice(0, 21),
          );
        },
      ),
      { numRuns: 60 },
    );
  }, 300_000);

  test('gets counts by status that are those of the list', async () => {
    await fc.assert(
      fc.asyncProperty(question(), async ({ who, filter, matches }) => {
        const { status, body } = await world.get(asked('lead-counts', filter), who);
        if (!mayAsk(status, who)) return;
        const them = expected(who, filter, matches);
        for (const { id, count, atLeast } of body as StatusCount[])
          expect({ id, count, atLeast }).toEqual({
            id,
            count: them.filter(({ statusId }) => statusId === id).length,
            atLeast: false,
          });
        expect((body as StatusCount[]).reduce((sum, { count }) => sum + count, 0)).toBe(them.length);
      }),
      { numRuns: 80 },
    );
  }, 300_000);

  test('gets a board whose columns, page by page, are the list by status, the newest change first', async () => {
    await fc.assert(
      fc.asyncProperty(question(), async ({ who, filter, matches }) => {
        const { status, body } = await world.get(asked('lead-board', filter, '&take=3'), who);
        if (!mayAsk(status, who)) return;
        const them = [...expected(who, filter, matches)].sort((a, b) =>
          a.fecha_ultimo_estado === b.fecha_ultimo_estado
            ? b.id.localeCompare(a.id)
            : b.fecha_ultimo_estado.localeCompare(a.fecha_ultimo_estado),
        );
        for (const first of body as BoardColumn[]) {
          const cards = [...first.cards];
          for (let { next } = first; next !== null;) {
            const more = await world.get(
              asked(`lead-board/${first.id}`, filter, `&take=3&after=${next}`),
              who,
            );
            cards.push(...(more.body as BoardColumn).cards);
            next = (more.body as BoardColumn).next;
          }
          const column = them.filter(({ statusId }) => statusId === first.id);
          expect(cards.map(({ id }) => id)).toEqual(column.map(({ id }) => id));
          expect(first.count).toBe(column.length);
        }
      }),
      { numRuns: 40 },
    );
  }, 300_000);
});

describe('conversions', () => {
  const counted = statusesIn('new', 'open', 'won', 'lost', 'refund');

  test('are for each executive and month what the list of the same requests counts', async () => {
    const totalOf = async (who: Staff, filter: object) =>
      Number(String((await world.get(asked('leads', filter), who)).headers['content-range']).split('/')[1]);
    await fc.assert(
      fc.asyncProperty(viewer, fc.constantFrom(...countryCodes), async (who, country) => {
        const { status, body } = await world.get(
          asked('lead-conversions', { country, until: '2026-04-15' }),
          who,
        );
        if (!mayAsk(status, who)) return;
        const rows = body as LeadConversion[];
        const theirs = leads.filter(
          (l) => maySeeLead(l, who) && l.country === country && l.executiveId !== null,
        );
        const owners = theirs.flatMap(({ executiveId, statusId }) =>
          counted.includes(statusId) ? [executiveId!] : [],
        );
        expect(new Set(sorted(rows))).toEqual(new Set(owners));
        for (const { id: executiveId, registered, months } of rows) {
          expect(months.reduce((sum, month) => sum + month.registered, 0)).toBe(registered);
          for (const { begins, ends, ...month } of months.slice(-2)) {
            const of = { country, executiveId, fecha_gte: begins, fecha_lte: ends };
            expect(await totalOf(who, { ...of, statusId: counted })).toBe(month.registered);
            expect(await totalOf(who, { ...of, statusId: statusesIn('won') })).toBe(month.won);
            expect(await totalOf(who, { ...of, statusId: statusesIn('lost') })).toBe(month.lost);
          }
        }
      }),
      { numRuns: 40 },
    );
  }, 300_000);

  test('need a country', async () => {
    const { status, body } = await world.get('/api/console/lead-conversions', {
      id: randomUUID(),
      roles: ['GERENTE'],
      countries: ['PE'],
    });
    expect([status, body]).toMatchObject([400, { errors: { 'filter.country': 'Campo requerido.' } }]);
  });
});

describe('a person’s other leads', () => {
  const others = (id: string, who: Staff) =>
    world.get(asked('leads', { samePersonAs: id }, '&range=[0,999]'), who);

  test('are those with a document, an e-mail or a rare phone in common, as far as they may be seen', async () => {
    await fc.assert(
      fc.asyncProperty(viewer, fc.constantFrom(...leads), async (who, one) => {
        const { status, body } = await others(one.id, who);
        if (!mayAsk(status, who)) return;
        const phone = phoneOf(one);
        const isShared = leads.filter((l) => phone !== null && phoneOf(l) === phone).length > 5;
        const known = hashes(one).filter((hash) => !isShared || hash !== phone);
        const them = expected(
          who,
          {},
          (l) => l.id !== one.id && hashes(l).some((hash) => known.includes(hash)),
        );
        expect(sorted(body as Known[])).toEqual(maySeeLead(one, who) ? sorted(them) : []);
      }),
      { numRuns: 60 },
    );
  });

  test('are none of an erased person', async () => {
    const gone = leads.find(({ erased }) => erased)!;
    const { body } = await others(gone.id, { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: [] });
    expect(body).toEqual([]);
  });
});
