/** Lines of the bank as they are stored, listed, exported and shown. */
import { z } from 'zod';
import { accountCurrencies } from '../accounts/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { choiceColumn, countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { bankLine, bankLineNotNow, bankLineRule } from './bank-line.ts';
import { bankLineWords } from './bank-line-words.ts';

const personalText = { isPersonal: true } as const;
const executive = 'Ejecutivo';

const bankLineTable = table({
  name: 'bank_line',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: countryColumn(inExportsAlone),
    currency: column('text', z.enum(accountCurrencies), { label: 'Moneda', ...inExportsAlone }),
    bankAccount: column('text', z.string().describe('el banco y los dígitos de la cuenta'), {
      label: 'Cuenta',
    }),
    day: column('text', z.iso.date().describe('el día, según el banco'), {
      label: 'Fecha',
      as: 'day',
      isFiltered: true,
      isSorted: true,
    }),
    amount: column('bigint', z.int().describe('en unidades menores'), {
      label: 'Monto',
      as: 'money',
      isSorted: true,
    }),
    reference: column('text', z.string().describe('el número de la operación, según el banco'), {
      label: 'Operación',
    }),
    description: column('text', z.string().nullable(), { label: 'Glosa del banco', ...personalText }),
    status: choiceColumn('Estado', [
      { id: 'waiting', name: 'Por asignar' },
      { id: 'assigned', name: 'Asignado' },
      { id: 'dismissed', name: 'Descartado' },
    ]),
    executiveId: column('uuid', z.uuid().nullable(), { label: executive }),
    note: column('text', z.string().nullable().describe('por qué se descartó'), {
      label: 'Motivo',
      ...personalText,
      ...inExportsAlone,
    }),
    importedAt: column('timestamptz', z.iso.datetime(), { label: 'Importado', ...inExportsAlone }),
    settledAt: column('timestamptz', z.iso.datetime().nullable(), { label: 'Resuelto', ...inExportsAlone }),
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

const proposal = z
  .object({ executiveId: z.uuid(), executiveName: z.string() })
  .nullable()
  .describe('el único ejecutivo cuyo nombre completo está en la glosa; se propone, y lo decide una persona');

export const bankLines = record({
  resource: 'bank-lines',
  ...bankLineWords,
  table: bankLineTable,
  joined: {
    executiveName: column('text', z.string().nullable(), { label: executive, nameOf: 'executiveId' }),
    proposal: column('jsonb', proposal),
  },
  otherLabels: { actions: 'Acciones' },
  decider: bankLine,
  valuesOf(id, line) {
    if (line.status === 'unknown') return undefined;
    const { status, country, currency, bankAccount, day, amount, reference } = line;
    const { executiveId, importedAt, settledAt } = line;
    const description = unlessErased(line.description) ?? null;
    return {
      id,
      country,
      currency,
      bankAccount,
      day,
      amount,
      reference,
      description,
      status,
      executiveId,
      note: line.note === null ? null : (unlessErased(line.note) ?? null),
      importedAt,
      settledAt,
      searchText: searchable([description ?? '', reference].join(' ')),
    };
  },
  rule: bankLineRule,
  held: { country: 'country' },
  notNow: (_, line) => bankLineNotNow(line),
  listed: [
    'day',
    'description',
    'reference',
    'amount',
    'currency',
    'bankAccount',
    'country',
    'status',
    'executiveName',
    'note',
    'importedAt',
    'settledAt',
  ],
  exported: ['accounts:export'],
  events: {
    BankLineImported: { kind: 'import', details: ['day', 'amount', 'currency'] },
    BankLineNumbered: { kind: 'import' },
    BankLineAssigned: { kind: 'money', details: ['executiveId'] },
    BankLineDismissed: { kind: 'money' },
  },
});
export type BankLineRecord = ShownBy<typeof bankLines>;
