/** Insurers' cutting days beside coverages: the last day in time for what waits follows from them. */
import { insurerTerms, type InsurerTermsEvent, insurerTermsTable } from '@cotejo/core/insurer-terms';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { table } from '@cotejo/core/kit/table';
import { dueOn } from '@cotejo/core/policy-employees/server';
import { changeOf, describedTable, foldInto, type Sql } from '../kit/projector/index.ts';

export const insurerCalendarTable = table({
  name: 'insurer_calendar',
  key: 'id',
  columns: { id: insurerTermsTable.columns.id, cuttingDays: insurerTermsTable.columns.cuttingDays },
});

const calendars = describedTable<typeof insurerCalendarTable, typeof insurerTerms.initial, InsurerTermsEvent>(
  insurerCalendarTable,
  insurerTerms,
  (id, { cuttingDays }) => ({ id, cuttingDays }),
);

type Calendar = Pick<typeof insurerTerms.initial, 'cuttingDays'>;
const unagreed: Calendar = insurerTerms.initial;

/** @returns the calendar of each insurer, also of those with whom nothing was agreed */
export const calendarsOf = async (
  insurerIds: readonly string[],
  sql: Sql,
): Promise<(insurerId: string) => Calendar> => {
  const { rows } = await sql.query<{ id: string; cutting_days: Calendar['cuttingDays'] }>({
    name: 'insurer_calendar-of',
    text: 'select id, cutting_days from insurer_calendar where id = any($1)',
    values: [[...new Set(insurerIds)]],
  });
  const known = new Map(rows.map(({ id, cutting_days: cuttingDays }) => [id, { cuttingDays }]));
  return (insurerId) => known.get(insurerId) ?? unagreed;
};

type Waiting = { id: string; country: CountryCode; insurer_id: string; waiting_since: Date };

type Moved = { id: string; company_id: string; country: CountryCode; insurer_id: string; version: number };

/**
 * Stores changed cutting days, and computes the due days of requests that wait for those insurers. Contacts are left out:
 * they are personal.
 * @returns the requests whose day is another one now
 */
export const takeCalendars = async (
  events: readonly Recorded<InsurerTermsEvent>[],
  sql: Sql,
): Promise<readonly Change[]> => {
  const ofDays = events.filter(({ type }) => type === 'InsurerCuttingDaySet');
  const changed = new Map((await foldInto(calendars, ofDays, sql)).map(({ id, event }) => [id, event]));
  if (changed.size === 0) return [];
  const calendarOf = await calendarsOf([...changed.keys()], sql);
  const { rows } = await sql.query<Waiting>(
    'select id, country, insurer_id, waiting_since from coverage where insurer_id = any($1) and waiting_since is not null',
    [[...changed.keys()]],
  );
  const days = rows.map(({ country, insurer_id, waiting_since }) =>
    dueOn(calendarOf(insurer_id), { country, waitingSince: waiting_since.toISOString() }),
  );
  const { rows: moved } = await sql.query<Moved>(
    `update coverage set due_on = computed.day
       from unnest($1::text[], $2::text[]) as computed (id, day)
      where coverage.id = computed.id and coverage.due_on is distinct from computed.day
      returning coverage.id, coverage.company_id, coverage.country, coverage.insurer_id, coverage.version`,
    [rows.map(({ id }) => id), days],
  );
  return moved.map(({ id, company_id: company, country, insurer_id: insurerId, version }) => ({
    ...changeOf('policy-employees', changed.get(insurerId)!, id),
    version,
    company,
    country,
  }));
};
