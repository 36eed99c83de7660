/** Insured people as they are stored, listed, exported and shown: a company's people see its own, the house those of its countries. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { isErased, unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table } from '../kit/table/index.ts';
import { indexedText, searchable } from '../kit/text/index.ts';
import { type Staff } from '../identity/index.ts';
import { formatDocument } from '../people/index.ts';
import { memberStatuses } from '../reference/collective-statuses.ts';
import { genders, idsOf, nameIn } from '../reference/collective-tables.ts';
import { dependantRelationships, dependantTypeIds, dependantTypes } from '../reference/dependant-types.ts';
import { attachedFile, companyHolders, namedFile } from '../collective/index.ts';
import {
  choiceColumn,
  countryColumn,
  inExportsAlone,
  record,
  refusalOf,
  type ShownBy,
} from '../records/index.ts';
import {
  bankAccount,
  identity,
  type Identity,
  insuredPerson,
  isRegistered,
  measures,
  memberStatusOf,
  missingOf,
} from './insured-person.ts';
import { personWords } from './person-words.ts';

const isPersonal = { isPersonal: true } as const;

const personTable = table({
  name: 'insured_person',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: countryColumn(inExportsAlone),
    companyId: column('text', z.string().describe('el país y el documento de la empresa'), {
      label: 'Empresa',
      isFiltered: true,
    }),
    holderId: column('uuid', z.uuid().nullable().describe('el titular; null en un empleado'), {
      label: 'Titular',
      isFiltered: true,
    }),
    relationship: column('text', z.enum(idsOf(dependantRelationships)).nullable(), {
      label: 'Parentesco',
      choices: dependantRelationships,
      isFiltered: true,
    }),
    dependantType: column('text', z.enum(dependantTypeIds).nullable(), {
      label: 'Tipo de carga',
      choices: dependantTypes,
      ...inExportsAlone,
    }),
    status: choiceColumn('Estado', memberStatuses),
    missing: column('text[]', z.array(z.string()).describe('lo que falta para pedir su alta')),
    erased: column('boolean', z.boolean().describe('sus datos se borraron')),
    name: column('text', z.string().nullable().describe('apellidos y nombres'), {
      label: 'Nombre',
      isSorted: true,
      isExported: false,
      ...isPersonal,
    }),
    identity: column('jsonb', identity.nullable(), isPersonal),
    bankAccount: column('jsonb', bankAccount.nullable(), { label: 'Cuenta bancaria', ...isPersonal }),
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

/** The scopes of the house, which see people of all companies, need a further permission. */
const rule = {
  permission: personWords.permission,
  heldBy: companyHolders,
  besides: { country: 'admin:employee-read', all: 'admin:employee-read' },
} as const;

/** Whether somebody may withdraw what others attached: who may delete the person. */
export const overseesFiles = (
  { country, companyId }: { readonly country: CountryCode; readonly companyId: string },
  by: Staff,
): boolean => refusalOf('employee:delete', rule, { country, company: companyId }, by) === undefined;

/** Surnames first, as lists of staff have it. */
export const listedName = ({ firstName, paternalSurname, maternalSurname }: Identity): string =>
  `${[paternalSurname, maternalSurname].filter(Boolean).join(' ')}, ${firstName}`;

/** Search text of a person: the names, and the document bare or as people write it. */
const searchTextOf = (country: CountryCode, names: Identity): string => {
  const { documentType, documentNumber } = names;
  return searchable(
    [listedName(names), documentNumber, formatDocument(country, documentType, documentNumber)].join(' '),
  );
};

type Identified = { readonly identity: Identity | null; readonly country: CountryCode };
const ofIdentity =
  (cell: (identity: Identity, country: CountryCode) => string | null | undefined) =>
  ({ identity, country }: Identified): string | null =>
    (identity && cell(identity, country)) ?? null;

export const insuredPeople = record({
  ...personWords,
  table: personTable,
  joined: {
    files: column('jsonb', z.array(namedFile)),
    companyName: column('text', z.string().nullable(), { label: 'Empresa' }),
    holderName: column('text', z.string().nullable(), { label: 'Titular' }),
  },
  written: {
    documentType: { label: 'Tipo de documento', ...inExportsAlone },
    document: { label: 'Documento' },
    paternalSurname: { label: 'Apellido paterno', ...inExportsAlone },
    maternalSurname: { label: 'Apellido materno', ...inExportsAlone },
    firstName: { label: 'Nombres', ...inExportsAlone },
    birthDate: { label: 'Fecha de nacimiento', ...inExportsAlone },
    gender: { label: 'Sexo', ...inExportsAlone },
    email: { label: 'Correo', ...inExportsAlone },
    phone: { label: 'Teléfono', ...inExportsAlone },
  },
  otherLabels: {
    documentNumber: 'Número de documento',
    'bankAccount.bank': 'Banco',
    'bankAccount.typeId': 'Tipo de cuenta',
    'bankAccount.number': 'Número de cuenta',
    on: 'Día en que se midió',
    heightCm: 'Estatura en centímetros',
    weightKg: 'Peso en kilos',
    reason: 'Motivo',
    reasonId: 'Motivo',
  },
  decider: insuredPerson,
  valuesOf(id, person) {
    if (!isRegistered(person)) return undefined;
    const { country, companyId, kinship } = person;
    const known = unlessErased(person.identity);
    const measured = unlessErased(person.measures);
    // A projector empties an erased person's row before it folds the events that led there.
    const files = isErased(person.files) ? [] : person.files;
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
      files: files.flatMap(({ name, ...file }) => (isErased(name) ? [] : [{ ...file, name }])),
      searchText: known ? searchTextOf(country, known) : null,
    };
  },
  rule,
  held: { country: 'country', company: 'companyId' },
  notNow(command, { status, erased }) {
    if (erased) return 'Los datos de esta persona se borraron.';
    if (status !== 'INACTIVE') return command === 'reactivate' ? 'La persona ya está activa.' : undefined;
    return ['reactivate', 'change', 'attach-file', 'withdraw-file', 'erase'].includes(command)
      ? undefined
      : 'La persona está inactiva.';
  },
  isOwnOnly: (command, row, viewer) => command === 'withdraw-file' && !overseesFiles(row, viewer),
  cells: {
    name: ({ name }) => name ?? 'Persona borrada',
    companyName: ({ companyName, companyId }) => companyName ?? companyId,
    documentType: ofIdentity(({ documentType }) => documentType),
    document: ofIdentity(({ documentType, documentNumber }, country) =>
      formatDocument(country, documentType, documentNumber),
    ),
    paternalSurname: ofIdentity(({ paternalSurname }) => paternalSurname),
    maternalSurname: ofIdentity(({ maternalSurname }) => maternalSurname),
    firstName: ofIdentity(({ firstName }) => firstName),
    birthDate: ofIdentity(({ birthDate }) => birthDate),
    gender: ofIdentity(({ gender }) => gender && nameIn(genders, gender)),
    email: ofIdentity(({ email }) => email),
    phone: ofIdentity(({ phone }) => phone),
  },
  listed: [
    'name',
    'documentType',
    'document',
    'companyName',
    'country',
    'paternalSurname',
    'maternalSurname',
    'firstName',
    'birthDate',
    'gender',
    'email',
    'phone',
    'relationship',
    'dependantType',
    'holderName',
    'status',
  ],
  history: { ...rule, ...personWords.history },
  events: {
    PersonRegistered: { kind: 'edit' },
    PersonChanged: { kind: 'edit', details: { namesOf: 'event' } },
    PersonMeasured: { kind: 'edit' },
    PersonMeasureRemoved: { kind: 'edit' },
    PersonFileAttached: { kind: 'file', details: ['mediaType', 'bytes'] },
    PersonFileWithdrawn: { kind: 'file', details: ['reasonId'] },
    PersonDeactivated: { kind: 'status' },
    PersonReactivated: { kind: 'status' },
    SubjectErased: { kind: 'erasure', details: ['reasonId'] },
  },
});
export type PersonRecord = ShownBy<typeof insuredPeople>;

/** A field that an insurer asks for and a person lacks, by its label. */
export const missingLabel = (field: string): string => insuredPeople.labels[field] ?? field;
