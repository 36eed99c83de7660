/** Partners as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { contact, historyTable } from '../collective/index.ts';
import { idsOf, partnerKinds } from '../reference/collective-tables.ts';
import { type PartnerCreation } from './partner.ts';
import { partnerCommands } from './partner-access.ts';

export const partnerTable = table({
  name: 'partner',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('el país y el documento')),
    country: column('text', z.enum(countryCodes)),
    name: column('text', z.string()),
    kind: column('text', z.enum(idsOf(partnerKinds))),
    documentType: column('text', z.string()),
    documentNumber: column('text', z.string()),
    contacts: column('jsonb', z.array(contact).nullable(), { isPersonal: true }),
  },
  indexes: ['country', 'name'],
});

export const partnerHistoryTable = historyTable('partner_history');

export const partnerRecordSchema = partnerTable.row.extend({
  allowedCommands: allowedCommandsSchema(partnerCommands),
});
export type PartnerRecord = Readonly<z.infer<typeof partnerRecordSchema>>;

export const partnerValues = (
  id: string,
  { country, name, kind, documentType, documentNumber, contacts }: PartnerCreation,
): ValuesOf<typeof partnerTable> => ({
  id,
  country,
  name,
  kind,
  documentType,
  documentNumber,
  contacts: unlessErased(contacts) ?? null,
});
