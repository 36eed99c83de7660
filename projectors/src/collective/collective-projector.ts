/** Companies, and the coverages of their people, as the console lists them. */
import {
  company,
  type CompanyEvent,
  companyEvents,
  companyTable,
  companyValues,
  isRegistered,
} from '@cotejo/core/companies';
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  coverageIdOf,
  coverageTable,
  coverageValues,
  type Family,
  familyTable,
  policyEmployee,
  type PolicyEmployeeEvent,
  policyEmployeeEvents,
} from '@cotejo/core/policy-employees';
import {
  addRows,
  changeOf,
  definitionOf,
  describedTable,
  foldInto,
  type Projector,
  type Sql,
  type Step,
} from '../kit/projector/index.ts';

const companies = describedTable<typeof companyTable, ReturnType<typeof company.evolve>, CompanyEvent>(
  companyTable,
  company,
  (id, state) => (isRegistered(state) ? companyValues(id, state) : undefined),
);

const families = describedTable<typeof familyTable, Family, PolicyEmployeeEvent>(
  familyTable,
  policyEmployee,
  (id, family) => (family.status === 'known' ? { id, country: family.country } : undefined),
);

type FamilyStep = Step<Family, PolicyEmployeeEvent>;

/** The coverage that an event is about, as it is after it. */
const rowOf = ({ event, after }: FamilyStep) => {
  const coverage =
    after.status === 'known' ? after.coverages.find(({ period }) => period === event.data.period) : undefined;
  return after.status === 'known' && coverage ? [{ event, values: coverageValues(after, coverage) }] : [];
};

const companyChanges = async (events: readonly Recorded[], sql: Sql): Promise<readonly Change[]> => {
  const steps = await foldInto(companies, events as readonly Recorded<CompanyEvent>[], sql);
  return steps.map(({ id, event }) => ({
    ...changeOf('companies', event),
    company: id,
    country: event.metadata.country,
  }));
};

const coverageChanges = async (events: readonly Recorded[], sql: Sql): Promise<readonly Change[]> => {
  const steps = await foldInto(families, events as readonly Recorded<PolicyEmployeeEvent>[], sql);
  // Of several events about a coverage the last one counts: a statement writes each row once.
  const rows = new Map(steps.flatMap(rowOf).map((row) => [row.values.id, row]));
  await addRows(coverageTable, [...rows.values()], sql);
  return steps.flatMap(({ id, event, after }) =>
    after.status === 'known'
      ? [
          {
            ...changeOf('policy-employees', event),
            id: coverageIdOf(id, event.data.period),
            company: after.companyId,
            country: after.country,
          },
        ]
      : [],
  );
};

export const collectiveProjector: Projector = {
  name: 'collective',
  version: 1,
  tables: [
    definitionOf(companyTable),
    definitionOf(familyTable),
    definitionOf(coverageTable, 'perEvent'),
  ].join('\n'),
  views: {
    company: `select ${rowColumns(companyTable).join(', ')} from company`,
    coverage: 'select * from coverage',
  },
  askedByCommands: ['coverage'],
  handles: { company: companyEvents, policyEmployee: policyEmployeeEvents },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    return [
      ...(await companyChanges(of('company'), sql)),
      ...(await coverageChanges(of('policyEmployee'), sql)),
    ];
  },
};
