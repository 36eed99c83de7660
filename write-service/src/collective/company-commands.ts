/** The commands on companies. */
import { place } from '@cotejo/core/collective';
import { isSeen, refusalOf } from '@cotejo/core/records';
import {
  allowedCompanyCommands,
  approveCompany,
  changeCompany,
  type Company,
  company,
  type CompanyEvent,
  companyGuard,
  companyPermissions,
  type CompanyRecord,
  companyRecordSchema,
  companyRule,
  companyValues,
  deactivateCompany,
  isRegistered,
  reactivateCompany,
  registerCompany,
  rejectCompany,
} from '@cotejo/core/companies';
import { rejectActor, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { choice, maybeName, name, record } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { type StaffDirectory } from '../identity/index.ts';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { guardedCommand } from '../kit/commands/record-aggregate.ts';
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

const guardedBy = guardedCommand<Company, CompanyEvent>(companyGuard);

export type CompanyParts = { readonly directory: StaffDirectory };

export const companyAggregate = ({
  directory,
}: CompanyParts): CommandedAggregate<Company, CompanyEvent, CompanyRecord> => ({
  name: 'companies',
  ids: idsByDocument(companyGuard.unknown),
  tag: 'Seguros colectivos',
  decider: company,
  commands: [
    command({
      name: 'register',
      permission: 'admin:organization-create',
      summary: 'Registra una empresa; la aprueba otra persona',
      body: registration,
      country: ({ country }) => country,
      decide({ country, documentNumber, contacts, ...given }, { id, by }) {
        const named = documentOf({ country, documentNumber }, id);
        const refused = refusalOf('admin:organization-create', companyRule, { country, company: id }, by);
        if (refused !== undefined) return rejectActor(refused);
        return registerCompany({ ...given, ...named, contacts: contactsIn(country, contacts) });
      },
    }),
    guardedBy({
      name: 'change',
      permission: companyPermissions.change,
      summary: 'Cambia los datos que se dan de una empresa',
      body: changes,
      decide: ({ contacts, ...given }, { id }) =>
        changeCompany({
          ...given,
          ...(contacts && { contacts: contactsIn(countryOfId(id), contacts) }),
        }),
    }),
    guardedBy({
      name: 'approve',
      permission: companyPermissions.approve,
      summary: 'Aprueba una empresa que registró otra persona',
      body: nothing,
      decide: (_, { by }) => approveCompany(by),
    }),
    guardedBy({
      name: 'reject',
      permission: companyPermissions.reject,
      summary: 'Rechaza una empresa que registró otra persona',
      body: because,
      decide: ({ reason }, { by }) => rejectCompany(by, reason),
    }),
    guardedBy({
      name: 'deactivate',
      permission: companyPermissions.deactivate,
      summary: 'Desactiva una empresa: no se piden más altas para su gente; las bajas, sí',
      body: because,
      decide: ({ reason }, { by }) => deactivateCompany(by, reason),
    }),
    guardedBy({
      name: 'reactivate',
      permission: companyPermissions.reactivate,
      summary: 'Reactiva una empresa',
      body: nothing,
      decide: (_, { by }) => reactivateCompany(by),
    }),
  ],
  maySee: (state, viewer) => isSeen(companyGuard, state, viewer),
  shown: companyRecordSchema,
  async show(id, state, at, viewer) {
    if (!isRegistered(state)) return rejectUnknown(companyGuard.unknown);
    const nameOf = await directory.names(state.registeredBy ? [state.registeredBy] : []);
    return {
      ...companyValues(id, state),
      ...at,
      registeredByName: state.registeredBy && nameOf(state.registeredBy),
      allowedCommands: allowedCompanyCommands(state, viewer),
    };
  },
});
