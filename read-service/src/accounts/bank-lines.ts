/** Lines of the bank that a viewer sees; each that waits may have an executive proposed. */
import { type BankLineRecord, bankLines } from '@cotejo/core/bank-lines';
import { searchable } from '@cotejo/core/kit/text';
import { type Pool } from 'pg';
import { mostCounted } from '../kit/http/page.ts';
import { listingOf } from '../kit/list/record-listing.ts';
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
  line: Pick<BankLineRecord, 'country' | 'currency' | 'description'>,
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

export const bankLineListing = listingOf(bankLines, {
  projector: 'bank-lines',
  count: { summary: 'Cuántos abonos deja un filtro' },
  defaultSort: ['day', 'DESC'],
  countedTo: mostCounted,
  async complete(rows, _, pool) {
    const isWaiting = rows.some(({ status }) => status === 'waiting');
    const known = isWaiting ? await holders(pool) : [];
    return rows.map((row) => ({
      ...row,
      proposal: row.status === 'waiting' ? proposalFor(row, known) : null,
    }));
  },
});
