/** Insured people as a file: what the list shows, by the names that people know. */
import { personLabels, type PersonRecord } from '@cotejo/core/insured-people';
import { formatDocument } from '@cotejo/core/people';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { genders, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { dependantRelationships, dependantTypes } from '@cotejo/core/reference/dependant-types';
import { type Column, columnOf } from '../kit/export/column.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { personListing } from './insured-people.ts';

const column = columnOf<PersonRecord>();
const ofIdentity = (
  label: string,
  cell: (identity: NonNullable<PersonRecord['identity']>, person: PersonRecord) => string | null | undefined,
): Column<PersonRecord> =>
  column('identity', label, (person) => (person.identity && cell(person.identity, person)) ?? null);

export const personExport = exportOf(personListing, {
  aggregate: 'insured-people',
  erasable: { view: 'read.insured_person', projector: 'insured-people' },
  // A dependant's row names the holder.
  idOf: ({ id, holderId }) => (holderId === null ? id : [id, holderId]),
  permissions: ['employee:read', 'employee:export'],
  name: 'Empleados y cargas',
  columns: [
    column('companyName', personLabels.companyId, ({ companyName, companyId }) => companyName ?? companyId),
    column('country', personLabels.country, ({ country }) => countryOf(country).name),
    ofIdentity(personLabels.documentType, ({ documentType }) => documentType),
    ofIdentity(personLabels.document, ({ documentType, documentNumber }, { country }) =>
      formatDocument(country, documentType, documentNumber),
    ),
    ofIdentity(personLabels.paternalSurname, ({ paternalSurname }) => paternalSurname),
    ofIdentity(personLabels.maternalSurname, ({ maternalSurname }) => maternalSurname),
    ofIdentity(personLabels.firstName, ({ firstName }) => firstName),
    ofIdentity(personLabels.birthDate, ({ birthDate }) => birthDate),
    ofIdentity(personLabels.gender, ({ gender }) => gender && nameIn(genders, gender)),
    ofIdentity(personLabels.email, ({ email }) => email),
    ofIdentity(personLabels.phone, ({ phone }) => phone),
    column('holderName', personLabels.holderId, ({ holderName }) => holderName),
    column(
      'relationship',
      personLabels.relationship,
      ({ relationship }) => relationship && nameIn(dependantRelationships, relationship),
    ),
    column(
      'dependantType',
      personLabels.dependantType,
      ({ dependantType: id }) => id && nameIn(dependantTypes, id),
    ),
    column('status', personLabels.status, ({ status }) => nameIn(memberStatuses, status)),
  ],
});
