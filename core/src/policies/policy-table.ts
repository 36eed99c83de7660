/** Policies as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { collectiveCoverageTypes, idsOf, policyScopes } from '../reference/collective-tables.ts';
import { attachedFile, namedFile } from '../collective/index.ts';
import { historyTable } from '../records/index.ts';
import { policyCommands } from './policy-access.ts';
import { coverageGroup, insurerNotifications, type KnownPolicy, policyStatuses } from './policy.ts';

export const policyTable = table({
  name: 'policy',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: column('text', z.enum(countryCodes)),
    companyId: column('text', z.string().describe('el país y el documento de la empresa')),
    companyName: column('text', z.string().nullable()),
    insurerId: column('text', z.string().describe('su número en el catálogo')),
    number: column('text', z.string().describe('como la conoce la aseguradora')),
    validFrom: column('text', z.iso.date().describe('su primer día')),
    validUntil: column('text', z.iso.date().describe('su último día')),
    coverageType: column('text', z.enum(idsOf(collectiveCoverageTypes))),
    scope: column('text', z.enum(idsOf(policyScopes))),
    coverageGroups: column('jsonb', z.array(coverageGroup)),
    oldestDependant: column('int', z.int().nullable().describe('en años cumplidos')),
    partnerId: column('text', z.string().nullable()),
    insurerNotification: column('text', z.enum(insurerNotifications)),
    renews: column('uuid', z.uuid().nullable().describe('la póliza que continúa')),
    status: column('text', z.enum(policyStatuses)),
    files: column('jsonb', z.array(attachedFile)),
  },
  hidden: { searchText: column('text', z.string()) },
  indexes: [
    'number collate "es-x-icu" nulls first, id',
    'company_name collate "es-x-icu" nulls first, id',
    'valid_from nulls first, id',
    'valid_until nulls first, id',
    'company_id, number collate "es-x-icu" nulls first, id',
    'country, number collate "es-x-icu" nulls first, id',
    'insurer_id, number collate "es-x-icu" nulls first, id',
    'partner_id, number collate "es-x-icu" nulls first, id',
    'status, number collate "es-x-icu" nulls first, id',
  ],
  searched: ['search_text'],
});
export type PolicyRow = RowOf<typeof policyTable>;

export const policyHistoryTable = historyTable('policy_history');

export const policyRecordSchema = policyTable.row.extend({
  files: z.array(namedFile),
  insurerName: z.string().nullable(),
  partnerName: z.string().nullable(),
  allowedCommands: allowedCommandsSchema(policyCommands),
});
export type PolicyRecord = Readonly<z.infer<typeof policyRecordSchema>>;

export const policyValues = (
  id: string,
  {
    from,
    until,
    oldestDependant = null,
    partnerId = null,
    renews,
    files,
    withdrawnFiles: _,
    ...policy
  }: KnownPolicy,
): ValuesOf<typeof policyTable> => ({
  ...policy,
  id,
  // Told by the company's own events.
  companyName: null,
  validFrom: from,
  validUntil: until,
  oldestDependant,
  partnerId,
  renews: renews ?? null,
  files: [...files],
  searchText: searchable(policy.number),
});
