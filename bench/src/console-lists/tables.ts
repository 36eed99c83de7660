/** Rows of the console's lists: the same number in each table but accounts, with fifty people in each company and policy. */
import { accounts, movements } from '@cotejo/core/accounts';
import { bankLines } from '@cotejo/core/bank-lines';
import { waitingCharges } from '@cotejo/core/charges';
import { companies } from '@cotejo/core/companies';
import { employeeLoads } from '@cotejo/core/employee-loads';
import { insuredPeople } from '@cotejo/core/insured-people';
import { insurerTermsTable } from '@cotejo/core/insurer-terms';
import { type AnyTable } from '@cotejo/core/kit/table';
import { policies } from '@cotejo/core/policies';
import { coverageTable } from '@cotejo/core/policy-employees';
import { coverageHistoryTable } from '@cotejo/core/policy-employees/server';
import { userTable } from '@cotejo/core/users';
import { nameSql } from './names.ts';
import { belowSql, idSql, pickSql } from './numbers.ts';

export type Filled = {
  readonly projector: string;
  readonly table: AnyTable;
  /** Rows of it, where it does not have as many as the others. */
  readonly rows?: number;
  /** SQL of columns, by their names in core; `i` is the row's number, from 1, and `n` how many there are. */
  readonly values: Readonly<Record<string, string>>;
};

export const insurers = 20;
/** Each has an account: their number does not grow with what is done. */
export const executives = 1_000;
export const inCompany = 50;
export const kinds = {
  user: 1,
  policy: 2,
  person: 3,
  line: 4,
  lead: 5,
  load: 6,
  movement: 7,
  event: 8,
} as const;

const country = pickSql('i', 20, ['CL', 'PE', 'CO', 'INT']);
const currency = pickSql('i', 20, ['CLP', 'PEN', 'COP', 'USD']);
/** Companies of people and policies of the same country. */
const group = `(1 + (i - 1) / ${inCompany})`;
const groupCountry = pickSql(group, 20, ['CL', 'PE', 'CO', 'INT']);
const companyId = `${groupCountry} || '-' || ${group}`;
const insurerId = `(1 + ${belowSql(group, 22, insurers)})::text`;
/** Three years. */
const at = `now() - (n - i)::float8 / n * interval '26280 hours'`;
const day = `((${at})::date)::text`;
const owner = `(1 + ${belowSql('i', 24, executives)})`;
const perThousand = (of: readonly (readonly [value: string, share: number])[]): string =>
  pickSql(
    'i',
    25,
    of.flatMap(([value, share]) => Array.from({ length: share }, () => value)),
  );
const actor = `jsonb_build_object('kind', 'user', 'id', ${idSql(kinds.user, owner)})`;
const coverageId = `${idSql(kinds.policy, group)} || '.' || ${idSql(kinds.person, 'i')} || '.0'`;
const status = perThousand([
  ['ACTIVE', 700],
  ['CANCELED', 220],
  ['PROCESS_ACTIVATION', 20],
  ['PROCESS_CANCELLATION', 10],
  ['PENDING', 20],
  ['DECLINED', 30],
]);
const isWaiting = `${status} in ('PROCESS_ACTIVATION', 'PROCESS_CANCELLATION', 'PENDING')`; // oxfmt-ignore
const identity = `jsonb_build_object('firstName', 'Ana', 'paternalSurname', 'Salas', 'documentType', 'DNI', 'documentNumber', '12345678')`;

export const filled: readonly Filled[] = [
  {
    projector: 'identity',
    table: userTable,
    rows: executives,
    values: { id: idSql(kinds.user, 'i'), name: nameSql('i'), status: `'active'`, roles: `'{EJECUTIVO}'` },
  },
  {
    projector: 'insurer-terms',
    table: insurerTermsTable,
    rows: insurers,
    values: { id: 'i::text', cuttingDays: `'[{"value": 20, "from": "2020-01-01"}]'`, retroactiveDays: `'[]'` },
  },
  {
    projector: 'accounts',
    table: accounts.table,
    rows: executives,
    values: {
      id: idSql(kinds.user, 'i'), country, currency, balance: `${belowSql('i', 30, 1_000_000)} - 100000`,
      isLow: `${belowSql('i', 31, 20)} = 0`, openedAt: at, lastMovementAt: at, openedBy: actor,
    },
  },
  {
    projector: 'accounts',
    table: movements.table,
    values: {
      id: idSql(kinds.movement, 'i'), accountId: idSql(kinds.user, owner), country, currency,
      typeId: `(array[1, 2, 13, 101])[1 + ${belowSql('i', 32, 4)}]`, amount: belowSql('i', 33, 100_000),
      effectiveOn: day, at, actor, basis: 'null',
    },
  },
  {
    projector: 'waiting-charges',
    table: waitingCharges.table,
    values: {
      id: idSql(kinds.lead, 'i'), country, executiveId: idSql(kinds.user, owner), isWaiting: 'true', since: at,
      reason: pickSql('i', 34, ['noAccount', 'noPrice', 'noRate']),
    },
  },
  {
    projector: 'bank-lines',
    table: bankLines.table,
    values: {
      id: idSql(kinds.line, 'i'), country, currency, bankAccount: `'BCI 1910001'`, day, amount: belowSql('i', 35, 1_000_000),
      reference: `(10000000 + i)::text`, description: `'TEF DE ' || upper(${nameSql('i')})`,
      status: pickSql('i', 36, ['waiting', 'assigned', 'assigned', 'assigned', 'dismissed']), importedAt: at,
    },
  },
  {
    projector: 'collective',
    table: companies.table,
    values: {
      id: `${country} || '-' || i`, country, legalName: `${nameSql('i')} || ' S.A.'`, documentType: `'RUC'`,
      documentNumber: `(20000000 + i)::text`, registeredAt: at, economicActivityId: pickSql('i', 37, ['A', 'B', 'C']),
      status: pickSql('i', 38, ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING', 'INACTIVE']),
      approval: pickSql('i', 39, ['APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'REJECTED']),
    },
  },
  {
    projector: 'policies',
    table: policies.table,
    values: {
      id: idSql(kinds.policy, 'i'), country, companyId: `${country} || '-' || i`, companyName: `${nameSql('i')} || ' S.A.'`,
      insurerId: `(1 + ${belowSql('i', 22, insurers)})::text`, number: `'POL-' || i`, validFrom: day, validUntil: `((${at})::date + 365)::text`,
      coverageType: pickSql('i', 40, ['complementary', 'life']), scope: pickSql('i', 41, ['holderOnly', 'holderWithDependants']),
      insurerNotification: pickSql('i', 42, ['cuttingDay', 'daily']), status: pickSql('i', 43, ['known', 'known', 'deleted']),
      coverageGroups: `'[]'`, files: `'[]'`,
    },
  },
  {
    projector: 'insured-people',
    table: insuredPeople.table,
    values: {
      id: idSql(kinds.person, 'i'), country: groupCountry, companyId, name: nameSql('i'), identity, searchText: `replace(${nameSql('i')}, ',', '') || ' ' || (30000000 + i)`,
      holderId: `case when i % 3 = 0 then ${idSql(kinds.person, 'i - 1')} end`,
      relationship: `case when i % 3 = 0 then 'child' end`, status: pickSql('i', 44, ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING', 'INACTIVE']),
      bankAccount: 'null', measures: 'null',
    },
  },
  {
    projector: 'collective',
    table: coverageTable,
    values: {
      id: coverageId, country: groupCountry, companyId, insurerId, policyId: idSql(kinds.policy, group),
      holderId: idSql(kinds.person, 'case when i % 3 = 0 then i - 1 else i end'), personId: idSql(kinds.person, 'i'), status,
      coveredFrom: day, askedAt: at, askedBy: idSql(kinds.user, owner), cancellation: 'null',
      waitingSince: `case when ${isWaiting} then ${at} end`, dueOn: `case when ${isWaiting} then ${day} end`,
    },
  },
  {
    projector: 'collective',
    table: coverageHistoryTable,
    values: {
      id: idSql(kinds.event, 'i'), recordId: coverageId, policyId: idSql(kinds.policy, group), personId: idSql(kinds.person, 'i'),
      companyId, insurerId, country: groupCountry, type: pickSql('i', 45, ['ActivationRequested', 'ActivationAccepted', 'CancellationRequested']),
      at, actor,
    },
  },
  {
    projector: 'employee-loads',
    table: employeeLoads.table,
    values: {
      id: idSql(kinds.load, 'i'), kind: pickSql('i', 46, ['activation', 'cancellation']), country, companyId: `${country} || '-' || i`,
      policyId: idSql(kinds.policy, 'i'), fileName: `'altas-' || i || '.xlsx'`, uploadedAt: at, uploadedBy: idSql(kinds.user, owner),
      status: pickSql('i', 47, ['ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_PROGRESS', 'FAIL']), step: `'finished'`,
    },
  },
]; // oxfmt-ignore
