/** The commands on companies. */
import { place } from '@cotejo/core/collective';
import {
  approveCompany,
  changeCompany,
  companies,
  deactivateCompany,
  reactivateCompany,
  registerCompany,
  rejectCompany,
} from '@cotejo/core/companies';
import { choice, maybeName, name, record } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { type StaffDirectory } from '../identity/index.ts';
import { commandOn, creationOn, recordAggregate } from '../kit/commands/record-aggregate.ts';
import {
  contactsIn,
  countryOfId,
  documentFields,
  documentOf,
  idsByDocument,
  uncheckedContacts,
} from './named-by-document.ts';

const details = {
  legalName: name,
  tradeName: maybeName,
  economicActivityId: choice(idsOf(economicActivities)),
  address: place,
  contacts: uncheckedContacts.default([]),
};
const registration = record({ ...documentFields, ...details });
const changes = record({ ...details, contacts: uncheckedContacts }).partial();
const longestReason = 500;
const because = record({ reason: text(longestReason).describe('por qué; queda en el historial') });
const nothing = record({});

const companyCommand = commandOn(companies);

export type CompanyParts = { readonly directory: StaffDirectory };

export const companyAggregate = ({ directory }: CompanyParts) =>
  recordAggregate(companies, {
    ids: idsByDocument(companies.guard.unknown),
    tag: 'Seguros colectivos',
    commands: [
      creationOn(companies)({
        summary: 'Registra una empresa; la aprueba otra persona',
        body: registration,
        held: ({ country }, id) => ({ country, company: id }),
        decide({ country, documentNumber, contacts, ...given }, { id }) {
          const named = documentOf({ country, documentNumber }, id);
          return registerCompany({ ...given, ...named, contacts: contactsIn(country, contacts) });
        },
      }),
      companyCommand({
        name: 'change',
        summary: 'Cambia los datos que se dan de una empresa',
        body: changes,
        decide: ({ contacts, ...given }, { id }) =>
          changeCompany({
            ...given,
            ...(contacts && { contacts: contactsIn(countryOfId(id), contacts) }),
          }),
      }),
      companyCommand({
        name: 'approve',
        summary: 'Aprueba una empresa que registró otra persona',
        body: nothing,
        decide: (_, { by }) => approveCompany(by),
      }),
      companyCommand({
        name: 'reject',
        summary: 'Rechaza una empresa que registró otra persona',
        body: because,
        decide: ({ reason }, { by }) => rejectCompany(by, reason),
      }),
      companyCommand({
        name: 'deactivate',
        summary: 'Desactiva una empresa: no se piden más altas para su gente; las bajas, sí',
        body: because,
        decide: ({ reason }, { by }) => deactivateCompany(by, reason),
      }),
      companyCommand({
        name: 'reactivate',
        summary: 'Reactiva una empresa',
        body: nothing,
        decide: (_, { by }) => reactivateCompany(by),
      }),
    ],
    names: directory.names,
  });
