/** Companies as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { approvalStatuses, memberStatuses } from '../reference/collective-statuses.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { economicActivities } from '../reference/economic-activities.ts';
import { contact, place } from '../collective/index.ts';
import { historyTable } from '../records/index.ts';
import { companyCommands, type RegisteredCompany } from './company.ts';

export const companyTable = table({
  name: 'company',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('el país y el documento')),
    country: column('text', z.enum(countryCodes)),
    legalName: column('text', z.string()),
    tradeName: column('text', z.string().nullable()),
    documentType: column('text', z.string()),
    documentNumber: column('text', z.string()),
    economicActivityId: column('text', z.enum(idsOf(economicActivities))),
    address: column('jsonb', place),
    contacts: column('jsonb', z.array(contact).nullable(), { isPersonal: true }),
    status: column('text', z.enum(idsOf(memberStatuses))),
    approval: column('text', z.enum(idsOf(approvalStatuses))),
    registeredBy: column('uuid', z.uuid().nullable()),
    registeredAt: column('timestamptz', z.iso.datetime()),
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
export type CompanyRow = RowOf<typeof companyTable>;

export const companyHistoryTable = historyTable('company_history');

export const companyRecordSchema = companyTable.row.extend({
  registeredByName: z.string().nullable(),
  allowedCommands: allowedCommandsSchema(companyCommands),
});
export type CompanyRecord = Readonly<z.infer<typeof companyRecordSchema>>;

export const companyValues = (
  id: string,
  { tradeName = null, contacts, ...company }: RegisteredCompany,
): ValuesOf<typeof companyTable> => ({
  ...company,
  id,
  tradeName,
  contacts: unlessErased(contacts) ?? null,
  searchText: searchable([company.legalName, tradeName ?? '', company.documentNumber].join(' ')),
});
