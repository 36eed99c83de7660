/** Ids of lines: what the bank says of a line, and which of equal ones of a day it is. Not for a browser. */
import { uuidV5 } from '../kit/command-handling/index.ts';
import { plainWords } from '../kit/text/index.ts';
import { isNewestFirst, type ReadLine } from './read-lines.ts';

const namespace = 'b6a4d0a5-4f43-5d5c-9a5e-0d0f2d1f6c11';

export type NamedLine = ReadLine & {
  readonly id: string;
  /** The first line of the same day, amount and words would have this id if it came without a number. */
  readonly unnumberedId: string;
};

/**
 * Lines with their ids. Equal lines of a day are told apart by their order, from the oldest, so that two equal deposits count as
 * two, and the same file again, or one that overlaps it, brings only what is new.
 * @param bankAccount the bank and the digits of the account
 */
export const withIds = (bankAccount: string, lines: readonly ReadLine[]): readonly NamedLine[] => {
  const seen = new Map<string, number>();
  const named = (line: ReadLine) => {
    const { day, amount, reference, description } = line;
    // Banks fill numbers with zeros in one of their files and not in another.
    const told = reference.replace(/^0+/, '') || description;
    const keyOf = (words: string) => [bankAccount, day, amount, plainWords(words)].join('|');
    const key = keyOf(told);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return {
      ...line,
      id: uuidV5(namespace, `${key}|${nth}`),
      unnumberedId: uuidV5(namespace, `${keyOf(description)}|1`),
    };
  };
  return isNewestFirst(lines) ? lines.toReversed().map(named).toReversed() : lines.map(named);
};
