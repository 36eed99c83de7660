/** What people ask of the list of leads all day, each in many variations. */
import { type Staff } from '@cotejo/core/identity';
import { administrator, executives, firstNames, manager, supervisor, surnames } from './people.ts';
import { namesOfFirst } from './lives.ts';
import { type Random } from './random.ts';

export type Question = {
  readonly name: string;
  readonly who: (random: Random) => Staff;
  /** The path behind `/api/console/`. */
  readonly path: (random: Random) => string;
  /** At ten thousand leads next to nothing is found, at a million a page: its time is judged, and the ratio only told. */
  readonly growsWithAnswer?: true;
  /** The target for the 95th percentile in milliseconds, where it differs from that of lists. */
  readonly p95?: number;
};

const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const list = (filter: object, sort: readonly [string, string] = ['fecha', 'DESC'], from = 0): string =>
  `leads?filter=${encoded(filter)}&sort=${encoded(sort)}&range=${encoded([from, from + 24])}`;

const executive = (random: Random): Staff => random.pick(executives);
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

const filters: readonly ((random: Random) => object)[] = [
  (random) => ({ statusId: random.pick([2, 3, 4, 8, 13, 100]) }),
  (random) => ({ statusId: [2, 7, 13, 14], country: random.pick(['PE', 'CL', 'CO', 'INT']) }),
  (random) => ({ executiveId: executive(random).id }),
  () => ({ executiveId: null }),
  (random) => ({ country: random.pick(['PE', 'CL', 'CO', 'INT']), requestTypeId: random.pick([1, 2, 3, 7]) }),
  (random) => ({ failureReasonId: 1 + random.below(28) }),
  (random) => ({ fecha_gte: daysAgo(700 - random.below(300)), fecha_lte: daysAgo(380), statusId: 4 }),
  (random) => ({ productCode: `PLAN-${random.below(60)}`, statusId: 3 }),
  (random) => ({ substatusId: random.pick([201, 202, 331, 402]), requestTypeId: 2 }),
];

/** A word that thousands have, names that ever more people share, who has a name, and what one has alone. */
const common = (random: Random): string => random.pick(firstNames.slice(0, 8));
const shared = (random: Random): string =>
  `${random.pick(firstNames.slice(0, 8))} ${random.pick(surnames.slice(200))}`;
const people = namesOfFirst(500);
const one = (random: Random): string => String(10_000_000 + random.below(90_000_000));

export const questions: readonly Question[] = [
  { name: 'the first page', who: () => administrator, path: () => list({}) },
  { name: 'the first page of a country', who: () => manager, path: () => list({}) },
  { name: 'the first page of a team', who: () => supervisor, path: () => list({}) },
  { name: 'the first page of an executive', who: executive, path: () => list({}) },
  {
    name: 'the first page in another order',
    who: () => administrator,
    path: (random) =>
      list({}, [
        random.pick(['fecha_asignado', 'fecha_ultimo_estado', 'firstName']),
        random.pick(['ASC', 'DESC']),
      ]),
  },
  {
    name: 'a later page',
    who: () => administrator,
    path: (random) => list({}, undefined, 25 * random.below(40)),
  },
  {
    name: 'a filtered page',
    who: () => administrator,
    path: (random) => list(random.pick(filters)(random)),
  },
  {
    name: 'a search by a common name',
    who: () => administrator,
    path: (random) => list({ q: common(random) }),
  },
  {
    name: 'a search by a full name',
    who: () => administrator,
    path: (random) => list({ q: random.pick(people) }),
  },
  {
    name: 'a search by a name and a surname',
    who: () => administrator,
    path: (random) => list({ q: shared(random) }),
    growsWithAnswer: true,
  },
  { name: 'a search by a document', who: () => administrator, path: (random) => list({ q: one(random) }) },
  {
    name: 'the counts',
    who: (random) => random.pick([administrator, manager, supervisor, executive(random)]),
    path: (random) =>
      `lead-counts?filter=${encoded(random.pick([{}, { requestTypeId: 2 }, { country: 'CL' }]))}`,
  },
  { name: 'the board', who: () => administrator, path: () => 'lead-board?filter=%7B%7D&take=20' },
  { name: 'the board of a country', who: () => manager, path: () => 'lead-board?filter=%7B%7D&take=20' },
];
