/** Ids of lines: what the bank says of a line, and which of equal ones of a day it is. Not for a browser. */
import { uuidV5 } from '../kit/command-handling/index.ts';
import { plainWords } from '../kit/text/index.ts';
import { operationNumber } from './bank-line.ts';
import { isNewestFirst, type ReadLine } from './read-lines.ts';

const namespace = 'b6a4d0a5-4f43-5d5c-9a5e-0d0f2d1f6c11';

type Told = Pick<ReadLine, 'day' | 'amount'>;
const keyOf = (bankAccount: string, { day, amount }: Told, words: string): string =>
  [bankAccount, day, amount, plainWords(words)].join('|');
const idOf = (key: string, nth: number): string => uuidV5(namespace, `${key}|${nth}`);

/** The id that the first line of the same day, amount and words would have if it came without a number. */
export const unnumberedIdOf = (bankAccount: string, line: Told & Pick<ReadLine, 'description'>): string =>
  idOf(keyOf(bankAccount, line, line.description), 1);

export type NamedLine = ReadLine & { readonly id: string; readonly unnumberedId: string };

/**
 * Lines with their ids. Equal lines of a day are told apart by their order, from the oldest, so that two equal deposits count as
 * two, and the same file again, or one that overlaps it, brings only what is new.
 * @param bankAccount the bank and the digits of the account
 */
export const withIds = (bankAccount: string, lines: readonly ReadLine[]): readonly NamedLine[] => {
  const seen = new Map<string, number>();
  const named = (line: ReadLine) => {
    const key = keyOf(bankAccount, line, operationNumber(line.reference) || line.description);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...line, id: idOf(key, nth), unnumberedId: unnumberedIdOf(bankAccount, line) };
  };
  return isNewestFirst(lines) ? lines.toReversed().map(named).toReversed() : lines.map(named);
};
