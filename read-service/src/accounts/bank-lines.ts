/** Lines of the bank that a viewer sees; each that waits may have an executive proposed. */
import {
  allowedBankLineCommands,
  type BankLineRecord,
  bankLineRecordSchema,
  bankLineRule,
  bankLineStatuses,
  bankLineTable,
  bankLineLabels,
} from '@cotejo/core/bank-lines';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { searchable } from '@cotejo/core/kit/text';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Pool } from 'pg';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf, moneyCell, times } from '../kit/export/column.ts';
import { day, oneOf } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, filter, wordsIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { raw, rowsOf, sql } from '../kit/sql.ts';

type Holder = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
};

/** A name of one word says little. */
const leastWords = 2;

/** All of them: banks write some of their own before a name. */
const wordsOf = (text: string): readonly string[] => searchable(text).split(' ');

/** Executives with an account. */
const holders = (pool: Pool): Promise<Holder[]> =>
  rowsOf<Holder>(
    pool,
    sql('read.account as a')
      .join('read.staff_member as member', 'member.id', 'a.id')
      .whereNotNull('member.name')
      .select(raw('a.id, member.name, a.country, a.currency')),
  );

const proposalFor = (
  line: Omit<BankLineRecord, 'proposal' | 'executiveName' | 'allowedCommands'>,
  known: readonly Holder[],
) => {
  const words = new Set(wordsOf(line.description ?? ''));
  const named = known.filter(({ name, country, currency }) => {
    const own = wordsOf(name);
    const fits = country === line.country && currency === line.currency;
    return fits && own.length >= leastWords && own.every((word) => words.has(word));
  });
  const [only, ...others] = named;
  return only && others.length === 0 ? { executiveId: only.id, executiveName: only.name } : null;
};

export const bankLineListing: RuledListing<BankLineRecord> = {
  resource: 'bank-lines',
  summary: 'Los abonos del banco que puedes ver, y de qué ejecutivo es cada uno',
  rule: bankLineRule,
  projector: 'bank-lines',
  count: { summary: 'Cuántos abonos deja un filtro' },
  one: { summary: 'Un abono del banco', missing: 'No existe ese abono, o no puedes verlo.' },
  id: 'l.id',
  filters: {
    q: wordsIn('l.search_text'),
    country: anyOf('l.country', oneOf(countryCodes)),
    status: anyOf('l.status', oneOf(idsOf(bankLineStatuses))),
    day_gte: filter(day, (query, from) => query.where('l.day', '>=', from)),
    day_lte: filter(day, (query, to) => query.where('l.day', '<=', to)),
  },
  sorts: { day: 'l.day', amount: 'l.amount' },
  defaultSort: ['day', 'DESC'],
  countedTo: mostCounted,
  from: () => sql('read.bank_line as l'),
  held: { country: 'l.country' },
  columns: () => rowColumns(bankLineTable, 'l').join(', '),
  row: bankLineRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(bankLineTable, stored));
    const isWaiting = rows.some(({ status }) => status === 'waiting');
    const known = isWaiting ? await holders(pool) : [];
    const nameOf = await namesOf(
      pool,
      rows.flatMap(({ executiveId }) => executiveId ?? []),
    );
    return rows.map((row) => ({
      ...row,
      executiveName: row.executiveId === null ? null : nameOf(row.executiveId),
      proposal: row.status === 'waiting' ? proposalFor(row, known) : null,
      allowedCommands: allowedBankLineCommands(row, viewer),
    }));
  },
};

const column = columnOf<BankLineRecord>();

export const bankLineExport = exportOf(bankLineListing, {
  aggregate: 'bank-lines',
  idOf: ({ id }) => id,
  permissions: ['accounts:deposit', 'accounts:export'],
  name: 'Abonos del banco',
  columns: [
    column('day', bankLineLabels.name, (line) => line.day),
    column('bankAccount', bankLineLabels.bankAccount, ({ bankAccount }) => bankAccount),
    column('country', bankLineLabels.country, ({ country }) => countryOf(country).name),
    column('amount', bankLineLabels.amount, ({ amount, currency }) => moneyCell(amount, currency)),
    column('currency', bankLineLabels.currency, ({ currency }) => currency),
    column('reference', bankLineLabels.reference, ({ reference }) => reference),
    column('description', bankLineLabels.description, ({ description }) => description),
    column('status', bankLineLabels.status, ({ status }) => nameIn(bankLineStatuses, status)),
    column('executiveName', bankLineLabels.executiveId, ({ executiveName }) => executiveName),
    column('note', bankLineLabels.note, ({ note }) => note),
    ...times<BankLineRecord>('importedAt', 'Importado', ({ importedAt }) => importedAt),
    ...times<BankLineRecord>('settledAt', 'Resuelto', ({ settledAt }) => settledAt),
  ],
});
