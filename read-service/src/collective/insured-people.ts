/** The insured people that a viewer sees: a look at each of them is recorded before it is shown. */
import { insuredPeople, type PersonRecord } from '@cotejo/core/insured-people';
import { yesOrNo } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { filter, onlyWith } from '../kit/list/filter.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { type AccessLogParts, recordAccesses } from '../kit/access-log.ts';
import { raw, sql } from '../kit/sql.ts';
import { localToday } from './cutting-sql.ts';
import { filesNamed } from './files-named.ts';

const insuring = `exists (select from read.coverage as v where v.person_id = r.id
  and v.status in ('ACTIVE', 'PROCESS_CANCELLATION', 'PROCESS_ACTIVATION', 'PENDING'))`;

/** Active people with no coverage that is in force or asked for. */
const uninsured = filter(yesOrNo, (query, isSo) =>
  query.where(raw(isSo ? `r.status <> 'INACTIVE' and not ${insuring}` : insuring)),
);

/** Days ahead within which a child is told to turn 18. */
const adultWithinDays = 60;
const birthDate = "(r.identity ->> 'birthDate')::date";
const eighteenYearsBefore = (day: string) => `(${day} - interval '18 years')::date`;

/** Children who are insured or may be, and are 18 in at most sixty days: their type and their premium change. */
const turning18 = filter(yesOrNo, (query, isSo) => {
  const today = localToday('r.country');
  const soon = `r.relationship in ('child', 'stepchild') and r.status <> 'INACTIVE'
    and ${birthDate} > ${eighteenYearsBefore(today)}
    and ${birthDate} <= ${eighteenYearsBefore(`(${today} + ${adultWithinDays})`)}`;
  return query.where(raw(isSo ? soon : `(${soon}) is not true`));
});

export const personListing = listingOf(insuredPeople, {
  summary: 'Los empleados y las cargas que puedes ver; queda registrado a quiénes viste',
  projector: insuredPeople.resource,
  count: { summary: 'Cuántos empleados y cargas deja un filtro' },
  filters: {
    isHolder: filter(yesOrNo, (query, isHolder) =>
      query.where(raw(isHolder ? 'r.holder_id is null' : 'r.holder_id is not null')),
    ),
    turning18,
    uninsured: onlyWith('employee:read-uninsured', uninsured),
  },
  countedTo: mostCounted,
  from: () =>
    sql('read.insured_person as r')
      .leftJoin('read.company as c', 'c.id', 'r.company_id')
      .leftJoin('read.insured_person as h', 'h.id', 'r.holder_id'),
  join: { companyName: 'c.legal_name', holderName: 'h.name' },
  async complete(rows, _, pool) {
    const named = await filesNamed(pool, rows);
    return rows.map((row) => ({ ...row, files: named(row) }));
  },
});

/** Erased people leave no trace of looks: nothing is left to be seen. */
export const tracedPeople = (parts: AccessLogParts): RuledListing<PersonRecord> => ({
  ...personListing,
  trace: (viewer, people) =>
    recordAccesses(
      parts,
      viewer,
      personListing.resource,
      'page',
      people.filter(({ erased }) => !erased),
    ),
});

/** Exports of people, and of what happened to them. */
export const exportedPeople = {
  erasable: { view: 'read.insured_person', projector: insuredPeople.resource },
  // A dependant's row names the holder.
  idOf: ({ id, holderId }: PersonRecord) => (holderId === null ? id : [id, holderId]),
  hasFiles: true,
} as const;
