/** Insured people as a file: what the list shows, by the names that people know. */
import { type PersonRecord } from '@cotejo/core/insured-people';
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
    column('companyName', 'Empresa', ({ companyName, companyId }) => companyName ?? companyId),
    column('country', 'País', ({ country }) => countryOf(country).name),
    ofIdentity('Tipo de documento', ({ documentType }) => documentType),
    ofIdentity('Documento', ({ documentType, documentNumber }, { country }) =>
      formatDocument(country, documentType, documentNumber),
    ),
    ofIdentity('Apellido paterno', ({ paternalSurname }) => paternalSurname),
    ofIdentity('Apellido materno', ({ maternalSurname }) => maternalSurname),
    ofIdentity('Nombres', ({ firstName }) => firstName),
    ofIdentity('Nacimiento', ({ birthDate }) => birthDate),
    ofIdentity('Sexo', ({ gender }) => gender && nameIn(genders, gender)),
    ofIdentity('Correo', ({ email }) => email),
    ofIdentity('Teléfono', ({ phone }) => phone),
    column('holderName', 'Titular', ({ holderName }) => holderName),
    column(
      'relationship',
      'Parentesco',
      ({ relationship }) => relationship && nameIn(dependantRelationships, relationship),
    ),
    column('dependantType', 'Tipo de carga', ({ dependantType: id }) => id && nameIn(dependantTypes, id)),
    column('status', 'Estado', ({ status }) => nameIn(memberStatuses, status)),
  ],
});
