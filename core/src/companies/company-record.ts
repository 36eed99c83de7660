/** Companies as they are stored, listed, exported and shown. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { companyHolders, contact, documentId, houseHolders, place } from '../collective/index.ts';
import { formatDocument } from '../people/index.ts';
import { choiceColumn, countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { approvalStatuses, companyApprovals, companyStatuses } from '../reference/collective-statuses.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { economicActivities } from '../reference/economic-activities.ts';
import { company, companyNotNow, isAlready, isRegistered } from './company.ts';
import { companyWords } from './company-words.ts';

const companyTable = table({
  name: 'company',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('el país y el documento')),
    country: countryColumn(),
    legalName: column('text', z.string(), { label: 'Razón social', isSorted: true }),
    tradeName: column('text', z.string().nullable(), { label: 'Nombre comercial', ...inExportsAlone }),
    documentType: column('text', z.string()),
    documentNumber: column('text', z.string(), { label: 'Documento' }),
    economicActivityId: choiceColumn('Actividad económica', economicActivities),
    address: column('jsonb', place, { label: 'Dirección' }),
    contacts: column('jsonb', z.array(contact).nullable(), { label: 'Contactos', isPersonal: true }),
    status: choiceColumn('Estado', companyStatuses),
    approval: column('text', z.enum(idsOf(approvalStatuses)), {
      label: 'Revisión',
      choices: companyApprovals,
      isFiltered: true,
    }),
    registeredBy: column('uuid', z.uuid().nullable()),
    registeredAt: column('timestamptz', z.iso.datetime(), {
      label: 'Registrada',
      isSorted: true,
      ...inExportsAlone,
    }),
  },
  hidden: { searchText: column('text', z.string()) },
  indexes: [
    'legal_name collate "es-x-icu" nulls first, id',
    'registered_at nulls first, id',
    'country, legal_name collate "es-x-icu" nulls first, id',
    'status, legal_name collate "es-x-icu" nulls first, id',
    'approval, legal_name collate "es-x-icu" nulls first, id',
    'economic_activity_id, legal_name collate "es-x-icu" nulls first, id',
  ],
  searched: ['search_text'],
});

const rule = { permission: companyWords.permission, heldBy: companyHolders } as const;

export const companies = record({
  ...companyWords,
  table: companyTable,
  joined: {
    registeredByName: column('text', z.string().nullable(), {
      label: 'Registrada por',
      nameOf: 'registeredBy',
      ...inExportsAlone,
    }),
  },
  otherLabels: {
    'address.street': 'Dirección',
    'address.city': 'Ciudad',
    'address.region': 'Región o departamento',
    reason: 'Motivo',
  },
  decider: company,
  valuesOf(_, state) {
    if (!isRegistered(state)) return undefined;
    const { tradeName = null, contacts, ...values } = state;
    return {
      ...values,
      id: documentId(values.country, values.documentNumber),
      tradeName,
      contacts: unlessErased(contacts) ?? null,
      searchText: searchable([values.legalName, tradeName ?? '', values.documentNumber].join(' ')),
    };
  },
  rule,
  held: { country: 'country', company: 'id' },
  notNow: (command, row, viewer) =>
    companyNotNow(command, row, viewer) ?? (isAlready(command, row) ? 'Ya está así.' : undefined),
  cells: {
    documentNumber: ({ country, documentType, documentNumber }) =>
      formatDocument(country, documentType, documentNumber),
    address: ({ address: { street, city, region } }) => [street, city, region].filter(Boolean).join(', '),
  },
  listed: [
    'legalName',
    'tradeName',
    'documentNumber',
    'country',
    'economicActivityId',
    'status',
    'approval',
    'registeredAt',
    'registeredByName',
  ],
  // Reasons of rejections and deactivations are the house's own words, and not for the company's people.
  history: { ...companyWords.history, heldBy: houseHolders },
  events: {
    CompanyRegistered: { kind: 'edit', details: ['legalName'] },
    CompanyChanged: { kind: 'edit', details: { namesOf: 'event' } },
    CompanyApproved: { kind: 'status' },
    CompanyRejected: { kind: 'status' },
    CompanyDeactivated: { kind: 'status' },
    CompanyReactivated: { kind: 'status' },
  },
});
export type CompanyRecord = ShownBy<typeof companies>;
