/** Companies, and the coverages of their people with their history, as the console lists them. */
import {
  company,
  type CompanyEvent,
  companyEvents,
  companyTable,
  companyValues,
  isRegistered,
} from '@cotejo/core/companies';
import { insuredPersonEvents } from '@cotejo/core/insured-people';
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  coverageHistoryTable,
  coverageHistoryValues,
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

/** All coverages of the family after an event: a command on any of them is decided on the newest version of the stream. */
const rowsOf = ({ event, after }: Pick<FamilyStep, 'event' | 'after'>) =>
  after.status === 'known'
    ? after.coverages.map((coverage) => ({ event, values: coverageValues(after, coverage) }))
    : [];

/** What happened to the coverage that an event is about. */
const historyOf = (step: FamilyStep) => {
  const about = coverageIdOf(step.id, step.event.data.period);
  return rowsOf(step)
    .filter(({ values }) => values.id === about)
    .map(({ event, values }) => ({ event, values: coverageHistoryValues(values, event) }));
};

/** Notes are sealed under the family's key, so that they don't go with the person's. */
const eraseNotes = async (events: readonly Recorded[], sql: Sql): Promise<void> => {
  const erased = events
    .filter(({ type }) => type === 'SubjectErased')
    .map(({ stream }) => idOfStream(stream));
  if (erased.length > 0)
    await sql.query('update coverage_history set note = null where person_id = any($1)', [erased]);
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
  const rows = new Map(steps.flatMap(rowsOf).map((row) => [row.values.id, row]));
  await addRows(coverageTable, [...rows.values()], sql);
  await addRows(coverageHistoryTable, steps.flatMap(historyOf), sql);
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
  version: 2,
  tables: [
    definitionOf(companyTable),
    definitionOf(familyTable),
    definitionOf(coverageTable, 'perEvent'),
    definitionOf(coverageHistoryTable, 'perEvent'),
  ].join('\n'),
  views: {
    company: `select ${rowColumns(companyTable).join(', ')} from company`,
    coverage: 'select * from coverage',
    coverage_history: 'select * from coverage_history',
  },
  askedByCommands: ['coverage'],
  handles: {
    company: companyEvents,
    policyEmployee: policyEmployeeEvents,
    insuredPerson: insuredPersonEvents,
  },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    const changes = [
      ...(await companyChanges(of('company'), sql)),
      ...(await coverageChanges(of('policyEmployee'), sql)),
    ];
    await eraseNotes(of('insuredPerson'), sql);
    return changes;
  },
};
