/** Queries of the console's lists: pages in each order, by the main filters, searches, and counts. */
import { type Staff } from '@cotejo/core/identity';
import { administrator, manager } from '../lead-lists/people.ts';
import { type Question } from '../lead-lists/questions.ts';
import { type Random } from '../lead-lists/random.ts';
import { nameOf } from './names.ts';
import { idOf } from './numbers.ts';
import { executives, inCompany, insurers, kinds } from './tables.ts';

/** Rows that both houses have. */
const known = 5_000;
const one = (random: Random): number => 1 + random.below(known);
const groupOf = (row: number): number => 1 + Math.floor((row - 1) / inCompany);
const countries = ['CL', 'PE', 'CO', 'INT'] as const;
const country = (random: Random): string => random.pick(countries);
const name = (random: Random): string => nameOf(one(random)).replace(',', '');
const someFirst = (random: Random): string => random.pick(['maria', 'rosa', 'carmen']);

type Filter = Readonly<Record<string, unknown>>;
type Asked = (random: Random) => Filter;
type List = {
  readonly resource: string;
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, Asked>>;
  /** Left out for a list that has no route of its count. */
  readonly isCounted?: true;
  /** Of who sees one country; left out where nobody else than administrators is asked of. */
  readonly hasCountry?: true;
};

const lists: readonly List[] = [
  {
    resource: 'accounts',
    sorts: ['executiveName', 'balance', 'openedAt', 'lastMovementAt'],
    filters: {
      'q, a full name': (random) => ({ q: name(random) }),
      'q, a common name': (random) => ({ q: someFirst(random) }),
      country: (random) => ({ country: country(random) }),
      isLow: () => ({ isLow: true }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'movements',
    sorts: ['at'],
    filters: {
      accountId: (random) => ({ accountId: idOf(kinds.user, 1 + random.below(executives)) }),
      typeId: (random) => ({ typeId: random.pick([1, 101]) }),
      country: (random) => ({ country: country(random) }),
      effectiveOn: () => ({ effectiveOn_gte: '2025-01-01', effectiveOn_lte: '2025-06-30' }),
    },
    hasCountry: true,
  },
  {
    resource: 'waiting-charges',
    sorts: ['since'],
    filters: {
      reason: (random) => ({ reason: random.pick(['noPrice', 'noRate']) }),
      country: (random) => ({ country: country(random) }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'bank-lines',
    sorts: ['day', 'amount'],
    filters: {
      'q, a full name': (random) => ({ q: name(random) }),
      'q, a common name': (random) => ({ q: someFirst(random) }),
      'q, a reference': (random) => ({ q: String(10_000_000 + one(random)) }),
      status: (random) => ({ status: random.pick(['waiting', 'dismissed']) }),
      country: (random) => ({ country: country(random) }),
      day: () => ({ day_gte: '2025-01-01', day_lte: '2025-06-30' }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'companies',
    sorts: ['legalName', 'registeredAt'],
    filters: {
      'q, a full name': (random) => ({ q: name(random) }),
      'q, a common name': (random) => ({ q: someFirst(random) }),
      'q, a document': (random) => ({ q: String(20_000_000 + one(random)) }),
      status: () => ({ status: 'PENDING' }),
      approval: () => ({ approval: 'PENDING' }),
      country: (random) => ({ country: country(random) }),
      economicActivityId: () => ({ economicActivityId: 'A' }),
    },
    hasCountry: true,
  },
  {
    resource: 'policies',
    sorts: ['number', 'validFrom', 'validUntil', 'companyName'],
    filters: {
      'q, a number': (random) => ({ q: `POL-${1_000 + random.below(8_000)}` }),
      'q, a company': (random) => ({ q: name(random) }),
      insurerId: (random) => ({ insurerId: String(1 + random.below(insurers)) }),
      status: () => ({ status: 'known' }),
      coverageType: () => ({ coverageType: 'life' }),
      country: (random) => ({ country: country(random) }),
      inForceOn: () => ({ inForceOn: '2025-06-01' }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'insured-people',
    sorts: ['name'],
    filters: {
      'q, a full name': (random) => ({ q: name(random) }),
      'q, a common name': (random) => ({ q: someFirst(random) }),
      'q, a document': (random) => ({ q: String(30_000_000 + one(random)) }),
      companyId: (random) => ({ companyId: `${random.pick(countries)}-${groupOf(one(random))}` }),
      status: () => ({ status: 'PENDING' }),
      isHolder: () => ({ isHolder: false }),
      uninsured: () => ({ uninsured: true }),
      insured: () => ({ uninsured: false }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'policy-employees',
    // By the person's name only what a filter leaves is sorted in time: a name stands with the person alone, who may be erased.
    sorts: ['askedAt', 'waitingSince', 'dueOn', 'coveredFrom'],
    filters: {
      'q, a full name': (random) => ({ q: name(random) }),
      'q, a common name': (random) => ({ q: someFirst(random) }),
      'q, a document': (random) => ({ q: String(30_000_000 + one(random)) }),
      insurerId: (random) => ({ insurerId: String(1 + random.below(insurers)) }),
      policyId: (random) => ({ policyId: idOf(kinds.policy, groupOf(one(random))) }),
      status: (random) => ({ status: random.pick(['PROCESS_ACTIVATION', 'DECLINED']) }),
      waiting: () => ({ waiting: true }),
      late: () => ({ late: true }),
      inForceOn: () => ({ inForceOn: '2025-06-01' }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'coverage-history',
    sorts: ['at'],
    filters: {
      policyId: (random) => ({ policyId: idOf(kinds.policy, groupOf(one(random))) }),
      insurerId: (random) => ({ insurerId: String(1 + random.below(insurers)) }),
      type: () => ({ type: 'ActivationAccepted' }),
      actorId: (random) => ({ actorId: idOf(kinds.user, 1 + random.below(executives)) }),
      country: (random) => ({ country: country(random) }),
    },
    hasCountry: true,
  },
  {
    resource: 'employee-loads',
    sorts: ['uploadedAt'],
    filters: {
      'q, a file': (random) => ({ q: `altas-${one(random)}` }),
      'q, a company': (random) => ({ q: name(random) }),
      policyId: (random) => ({ policyId: idOf(kinds.policy, one(random)) }),
      status: () => ({ status: 'FAIL' }),
      kind: () => ({ kind: 'activation' }),
      country: (random) => ({ country: country(random) }),
    },
    isCounted: true,
    hasCountry: true,
  },
  {
    resource: 'employee-load-rows',
    sorts: [],
    filters: {
      loadId: (random) => ({ loadId: idOf(kinds.load, 1 + random.below(9)) }),
      'loadId, failed': (random) => ({ loadId: idOf(kinds.load, 1 + random.below(9)), failed: 'true' }),
    },
  },
];

const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const page = (resource: string, filter: Filter, sort?: readonly [string, string]): string =>
  `${resource}?filter=${encoded(filter)}&range=[0,24]${sort ? `&sort=${encoded(sort)}` : ''}`;

const asAdministrator = (): Staff => administrator;
/** Sees all of the manager's country, of money and of coverages. */
const backOffice: Staff = { ...manager, roles: ['BACKOFFICE'] };
const none: Asked = () => ({});

const questionsOf = ({ resource, sorts, filters, isCounted, hasCountry }: List): readonly Question[] => {
  const asked = Object.entries(filters);
  const orders = sorts.flatMap((sort) => (['ASC', 'DESC'] as const).map((order) => [sort, order] as const));
  return [
    ...orders.map((sort) => ({
      name: `${resource} by ${sort.join(' ')}`,
      who: asAdministrator,
      path: () => page(resource, {}, sort),
    })),
    ...asked.map(([called, filter]) => ({
      name: `${resource} with ${called}`,
      who: asAdministrator,
      path: (random: Random) => page(resource, filter(random)),
    })),
    ...(hasCountry
      ? [{ name: `${resource} of a country`, who: () => backOffice, path: () => page(resource, {}) }]
      : []),
    ...(isCounted
      ? [['all', none] as const, ...asked].map(([called, filter]) => ({
          name: `${resource} counted: ${called}`,
          who: asAdministrator,
          path: (random: Random) => `${resource}/count?filter=${encoded(filter(random))}`,
        }))
      : []),
  ];
};

const totals: readonly Question[] = ['coverage-counts', 'cutting-days'].map((resource) => ({
  name: resource,
  who: asAdministrator,
  path: () => page(resource, {}),
}));

const wanted = process.env['COTEJO_BENCH_LISTS']?.split(',');

export const questions: readonly Question[] = [...lists.flatMap(questionsOf), ...totals].filter(
  ({ name }) => !wanted || wanted.some((word) => name.startsWith(word)),
);
