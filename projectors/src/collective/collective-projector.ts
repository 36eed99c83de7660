/** Companies, the coverages of their people with their history, and the lines of files for insurers. */
import { companies } from '@cotejo/core/companies';
import { type InsurerTermsEvent, insurerTermsEvents } from '@cotejo/core/insurer-terms';
import { insurerLineTable, insurerLineValues } from '@cotejo/core/insurer-files';
import { insuredPersonEvents } from '@cotejo/core/insured-people';
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import {
  coverageIdOf,
  coverageTable,
  coverageValues,
  type Family,
  policyEmployee,
  type PolicyEmployeeEvent,
  policyEmployeeEvents,
} from '@cotejo/core/policy-employees';
import {
  coverageHistoryTable,
  coverageHistoryValues,
  familyTable,
} from '@cotejo/core/policy-employees/server';
import {
  addRows,
  applyRecord,
  changeOf,
  definitionOf,
  describedTable,
  erasureTable,
  foldInto,
  type Projector,
  recordTables,
  type Sql,
  type Step,
} from '../kit/projector/index.ts';
import { countCoverages, coverageCountDefinition, coverageCountView } from './coverage-count-table.ts';
import { calendarsOf, insurerCalendarTable, takeCalendars } from './insurer-calendar.ts';

const families = describedTable<typeof familyTable, Family, PolicyEmployeeEvent>(
  familyTable,
  policyEmployee,
  (id, family) => (family.status === 'known' ? { id, country: family.country } : undefined),
);

type FamilyStep = Step<Family, PolicyEmployeeEvent>;

type CalendarOf = Awaited<ReturnType<typeof calendarsOf>>;

/** All coverages of the family after an event: a command on any of them is decided on the newest version of the stream. */
const rowsOf = ({ event, after }: Pick<FamilyStep, 'event' | 'after'>, calendarOf: CalendarOf) => {
  if (after.status === 'unknown') return [];
  const calendar = calendarOf(after.insurerId);
  return after.coverages.map((coverage) => ({ event, values: coverageValues(after, coverage, calendar) }));
};

/** What happened to the coverage that an event is about. */
const historyOf = (step: FamilyStep, calendarOf: CalendarOf) => {
  const about = coverageIdOf(step.id, step.event.data.period);
  return rowsOf(step, calendarOf)
    .filter(({ values }) => values.id === about)
    .map(({ event, values }) => ({ event, values: coverageHistoryValues(values, event) }));
};

/** The line of a file that an event makes. */
const linesOf = (step: FamilyStep, calendarOf: CalendarOf) => {
  const { event } = step;
  if (event.type !== 'RequestPutInFile') return [];
  const about = coverageIdOf(step.id, event.data.period);
  return rowsOf(step, calendarOf)
    .filter(({ values }) => values.id === about)
    .map(({ values }) => ({ event, values: insurerLineValues(values, event) }));
};

type HistoryEntry = ReturnType<typeof historyOf>[number];

/** Notes are sealed under the family's key, which stays when one of its people is erased: their notes go, later ones too. */
const eraseNotes = async (events: readonly Recorded[], sql: Sql): Promise<void> => {
  const erased = events
    .filter(({ type }) => type === 'SubjectErased')
    .map(({ stream }) => idOfStream(stream));
  if (erased.length === 0) return;
  await sql.query(
    'insert into erased_subject (id, erased) select id, true from unnest($1::uuid[]) as id on conflict do nothing',
    [erased],
  );
  await sql.query('update coverage_history set note = null where person_id = any($1)', [erased]);
};

const withoutErasedNotes = async (
  entries: readonly HistoryEntry[],
  sql: Sql,
): Promise<readonly HistoryEntry[]> => {
  const noted = entries.flatMap(({ values: { note, personId } }) => (note === null ? [] : [personId]));
  if (noted.length === 0) return entries;
  const { rows } = await sql.query<{ id: string }>('select id from erased_subject where id = any($1)', [
    noted,
  ]);
  const gone = new Set(rows.map(({ id }) => id));
  return entries.map(({ event, values }) => ({
    event,
    values: gone.has(values.personId) ? { ...values, note: null } : values,
  }));
};

const coverageChanges = async (events: readonly Recorded[], sql: Sql): Promise<readonly Change[]> => {
  const steps = await foldInto(families, events as readonly Recorded<PolicyEmployeeEvent>[], sql);
  const insurers = steps.flatMap(({ after }) => (after.status === 'known' ? [after.insurerId] : []));
  const calendarOf = await calendarsOf(insurers, sql);
  // Of several events about a coverage the last one counts: a statement writes each row once.
  const rows = new Map(steps.flatMap((step) => rowsOf(step, calendarOf)).map((row) => [row.values.id, row]));
  await addRows(coverageTable, [...rows.values()], sql);
  await countCoverages(steps, sql);
  await addRows(
    insurerLineTable,
    steps.flatMap((step) => linesOf(step, calendarOf)),
    sql,
  );
  const entries = steps.flatMap((step) => historyOf(step, calendarOf));
  await addRows(coverageHistoryTable, await withoutErasedNotes(entries, sql), sql);
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

const companyTables = recordTables(companies);

export const collectiveProjector: Projector = {
  name: 'collective',
  version: 11,
  tables: [
    companyTables.tables,
    definitionOf(familyTable),
    definitionOf(coverageTable, 'perEvent'),
    definitionOf(coverageHistoryTable, 'perEvent'),
    definitionOf(insurerLineTable, 'perEvent'),
    definitionOf(insurerCalendarTable),
    coverageCountDefinition,
    erasureTable,
  ].join('\n'),
  views: {
    ...companyTables.views,
    coverage: 'select * from coverage',
    coverage_count: coverageCountView,
    coverage_history: 'select * from coverage_history',
    insurer_line: 'select * from insurer_line',
  },
  askedByCommands: ['coverage'],
  handles: {
    company: companies.decider.events,
    policyEmployee: policyEmployeeEvents,
    insuredPerson: insuredPersonEvents,
    insurerTerms: insurerTermsEvents,
  },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    await eraseNotes(of('insuredPerson'), sql);
    const moved = await takeCalendars(of('insurerTerms') as readonly Recorded<InsurerTermsEvent>[], sql);
    return [
      ...moved,
      ...(await applyRecord(companies, of('company'), sql)).changes,
      ...(await coverageChanges(of('policyEmployee'), sql)),
    ];
  },
};
