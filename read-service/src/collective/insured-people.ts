/** The insured people that a viewer sees: a look at each of them is recorded before it is shown. */
import {
  allowedPersonCommands,
  guardedPerson,
  type PersonRecord,
  personRecordSchema,
  personRule,
  personTable,
} from '@cotejo/core/insured-people';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { dependantRelationships } from '@cotejo/core/reference/dependant-types';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, filter, onlyWith, wordsIn } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { type AccessLogParts, recordAccesses } from '../kit/access-log.ts';
import { raw, sql } from '../kit/sql.ts';
import { localToday } from './cutting-sql.ts';
import { filesNamed } from './files-named.ts';

type StoredPerson = Stored & { readonly company_name: string | null; readonly holder_name: string | null };

const insuring = `exists (select from read.coverage as v where v.person_id = p.id
  and v.status in ('ACTIVE', 'PROCESS_CANCELLATION', 'PROCESS_ACTIVATION', 'PENDING'))`;

/** Active people with no coverage that is in force or asked for. */
const uninsured = filter(yesOrNo, (query, isSo) =>
  query.where(raw(isSo ? `p.status <> 'INACTIVE' and not ${insuring}` : insuring)),
);

/** Days ahead within which a child is told to turn 18. */
const adultWithinDays = 60;
const birthDate = "(p.identity ->> 'birthDate')::date";
const eighteenYearsBefore = (day: string) => `(${day} - interval '18 years')::date`;

/** Children who are insured or may be, and are 18 in at most sixty days: their type and their premium change. */
const turning18 = filter(yesOrNo, (query, isSo) => {
  const today = localToday('p.country');
  const soon = `p.relationship in ('child', 'stepchild') and p.status <> 'INACTIVE'
    and ${birthDate} > ${eighteenYearsBefore(today)}
    and ${birthDate} <= ${eighteenYearsBefore(`(${today} + ${adultWithinDays})`)}`;
  return query.where(raw(isSo ? soon : `(${soon}) is not true`));
});

export const personListing: RuledListing<PersonRecord, StoredPerson> = {
  resource: 'insured-people',
  summary: 'Los empleados y las cargas que puedes ver; queda registrado a quiénes viste',
  rule: personRule,
  projector: 'insured-people',
  count: { summary: 'Cuántos empleados y cargas deja un filtro' },
  one: { summary: 'Un empleado o una carga', missing: 'No existe esa persona, o no puedes verla.' },
  id: 'p.id',
  filters: {
    q: wordsIn('p.search_text'),
    country: anyOf('p.country', oneOf(countryCodes)),
    companyId: anyOf('p.company_id', texts),
    holderId: anyOf('p.holder_id', uuids),
    isHolder: filter(yesOrNo, (query, isHolder) =>
      query.where(raw(isHolder ? 'p.holder_id is null' : 'p.holder_id is not null')),
    ),
    relationship: anyOf('p.relationship', oneOf(idsOf(dependantRelationships))),
    status: anyOf('p.status', oneOf(idsOf(memberStatuses))),
    turning18,
    uninsured: onlyWith('employee:read-uninsured', uninsured),
  },
  sorts: { name: alphabetical('p.name') },
  defaultSort: ['name', 'ASC'],
  countedTo: mostCounted,
  from: () =>
    sql('read.insured_person as p')
      .leftJoin('read.company as c', 'c.id', 'p.company_id')
      .leftJoin('read.insured_person as h', 'h.id', 'p.holder_id'),
  held: { country: 'p.country', company: 'p.company_id' },
  columns: () =>
    [...rowColumns(personTable, 'p'), 'c.legal_name as company_name', 'h.name as holder_name'].join(', '),
  row: personRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(personTable, stored));
    const named = await filesNamed(pool, rows);
    return rows.map((row, place) => ({
      ...row,
      files: named(row),
      companyName: found[place]!.company_name,
      holderName: found[place]!.holder_name,
      allowedCommands: allowedPersonCommands(guardedPerson(row), viewer),
    }));
  },
};

/** Erased people leave no trace of looks: nothing is left to be seen. */
export const tracedPeople = (parts: AccessLogParts): RuledListing<PersonRecord, StoredPerson> => ({
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
