/** Lines of the bank as they are stored and shown. */
import { z } from 'zod';
import { accountCurrencies } from '../accounts/index.ts';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { bankLineCommands } from './bank-line-access.ts';
import { type KnownBankLine } from './bank-line.ts';

const personalText = { isPersonal: true } as const;

export const bankLineStatuses = [
  { id: 'waiting', name: 'Por asignar' },
  { id: 'assigned', name: 'Asignado' },
  { id: 'dismissed', name: 'Descartado' },
] as const;

export const bankLineTable = table({
  name: 'bank_line',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: column('text', z.enum(countryCodes)),
    currency: column('text', z.enum(accountCurrencies)),
    bankAccount: column('text', z.string().describe('el banco y los dígitos de la cuenta')),
    day: column('text', z.iso.date().describe('el día, según el banco')),
    amount: column('bigint', z.int().describe('en unidades menores')),
    reference: column('text', z.string().describe('el número de la operación, según el banco')),
    description: column('text', z.string().nullable(), personalText),
    status: column('text', z.enum(idsOf(bankLineStatuses))),
    executiveId: column('uuid', z.uuid().nullable()),
    note: column('text', z.string().nullable().describe('por qué se descartó'), personalText),
    importedAt: column('timestamptz', z.iso.datetime()),
    settledAt: column('timestamptz', z.iso.datetime().nullable()),
  },
  hidden: { searchText: column('text', z.string().nullable(), personalText) },
  indexes: [
    'day nulls first, id',
    'amount nulls first, id',
    'status, day nulls first, id',
    'country, day nulls first, id',
  ],
  searched: ['search_text'],
});

export const bankLineRecordSchema = bankLineTable.row.extend({
  executiveName: z.string().nullable(),
  proposal: z
    .object({ executiveId: z.uuid(), executiveName: z.string() })
    .nullable()
    .describe(
      'el único ejecutivo cuyo nombre completo está en la glosa; se propone, y lo decide una persona',
    ),
  allowedCommands: allowedCommandsSchema(bankLineCommands),
});
export type BankLineRecord = Readonly<z.infer<typeof bankLineRecordSchema>>;

export const bankLineValues = (id: string, line: KnownBankLine): ValuesOf<typeof bankLineTable> => {
  const { status, country, currency, bankAccount, day, amount, reference } = line;
  return {
    id,
    country,
    currency,
    bankAccount,
    day,
    amount,
    reference,
    description: unlessErased(line.description) ?? null,
    status,
    executiveId: line.executiveId,
    note: line.note === null ? null : (unlessErased(line.note) ?? null),
    importedAt: line.importedAt,
    settledAt: line.settledAt,
    searchText: searchable([unlessErased(line.description) ?? '', reference].join(' ')),
  };
};
