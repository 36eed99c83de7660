/** Insured people as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { indexedText, searchable } from '../kit/text/index.ts';
import { formatDocument } from '../people/index.ts';
import { memberStatuses } from '../reference/collective-statuses.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { dependantRelationships, dependantTypeIds } from '../reference/dependant-types.ts';
import { attachedFile, namedFile } from '../collective/index.ts';
import { historyTable } from '../records/index.ts';
import {
  bankAccount,
  identity,
  type Identity,
  measures,
  memberStatusOf,
  missingOf,
  type RegisteredPerson,
} from './insured-person.ts';
import { personCommands } from './person-access.ts';

const isPersonal = { isPersonal: true };

export const personTable = table({
  name: 'insured_person',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: column('text', z.enum(countryCodes)),
    companyId: column('text', z.string().describe('el país y el documento de la empresa')),
    holderId: column('uuid', z.uuid().nullable().describe('el titular; null en un empleado')),
    relationship: column('text', z.enum(idsOf(dependantRelationships)).nullable()),
    dependantType: column('text', z.enum(dependantTypeIds).nullable()),
    status: column('text', z.enum(idsOf(memberStatuses))),
    missing: column('text[]', z.array(z.string()).describe('lo que falta para pedir su alta')),
    erased: column('boolean', z.boolean().describe('sus datos se borraron')),
    name: column('text', z.string().nullable().describe('apellidos y nombres'), isPersonal),
    identity: column('jsonb', identity.nullable(), isPersonal),
    bankAccount: column('jsonb', bankAccount.nullable(), isPersonal),
    measures: column('jsonb', z.array(measures).nullable(), isPersonal),
    files: column('jsonb', z.array(attachedFile).nullable(), isPersonal),
  },
  hidden: { searchText: column('text', z.string().nullable(), isPersonal) },
  indexes: [
    'company_id, name collate "es-x-icu" nulls first, id',
    'country, name collate "es-x-icu" nulls first, id',
    'holder_id, name collate "es-x-icu" nulls first, id',
    'status, name collate "es-x-icu" nulls first, id',
    'name collate "es-x-icu" nulls first, id',
  ],
  searched: ['search_text'],
});
export type PersonRow = RowOf<typeof personTable>;

export const personHistoryTable = historyTable('insured_person_history');

export const personRecordSchema = personTable.row.extend({
  files: z.array(namedFile),
  companyName: z.string().nullable(),
  holderName: z.string().nullable(),
  allowedCommands: allowedCommandsSchema(personCommands),
});
export type PersonRecord = Readonly<z.infer<typeof personRecordSchema>>;

/** Surnames first, as lists of staff have it. */
export const listedName = ({ firstName, paternalSurname, maternalSurname }: Identity): string =>
  `${[paternalSurname, maternalSurname].filter(Boolean).join(' ')}, ${firstName}`;

/** Search text of a person: the names, and the document bare or as people write it. */
const searchTextOf = (
  country: RegisteredPerson['country'],
  { documentType, documentNumber, ...names }: Identity,
): string =>
  searchable(
    [
      listedName({ documentType, documentNumber, ...names }),
      documentNumber,
      formatDocument(country, documentType, documentNumber),
    ].join(' '),
  );

export const personValues = (id: string, person: RegisteredPerson): ValuesOf<typeof personTable> => {
  const { country, companyId, kinship } = person;
  const known = unlessErased(person.identity);
  const measured = unlessErased(person.measures);
  return {
    id,
    country,
    companyId,
    holderId: kinship?.holderId ?? null,
    relationship: kinship?.relationship ?? null,
    dependantType: kinship?.typeId ?? null,
    status: memberStatusOf(person),
    missing: [...missingOf(person)],
    erased: person.erased ?? false,
    name: known ? indexedText(listedName(known)) : null,
    identity: known ?? null,
    bankAccount: unlessErased(person.bankAccount) ?? null,
    measures: measured ? [...measured] : null,
    files: person.files.flatMap(({ name, ...file }) => {
      const told = unlessErased(name);
      return told === undefined ? [] : [{ ...file, name: told }];
    }),
    searchText: known ? searchTextOf(country, known) : null,
  };
};

/** By what commands are allowed on a row. */
export const guardedPerson = ({ country, companyId, status, erased }: PersonRow) => ({
  country,
  companyId,
  status: status === 'INACTIVE' ? ('inactive' as const) : ('active' as const),
  erased,
});
