/** Ids of lines: what the bank says of a line, and which of equal ones of a day it is. Not for a browser. */
import { uuidV5 } from '../kit/command-handling/index.ts';
import { plainly } from '../kit/text/index.ts';
import { type ReadLine } from './read-lines.ts';

const namespace = 'b6a4d0a5-4f43-5d5c-9a5e-0d0f2d1f6c11';

/**
 * Lines with their ids. Equal lines of a day are told apart by their order, so that two equal deposits count as two, and the
 * same file again, or one that overlaps it, brings only what is new.
 * @param bankAccount the bank and the digits of the account
 */
export const withIds = <Line extends Pick<ReadLine, 'day' | 'amount' | 'reference' | 'description'>>(
  bankAccount: string,
  lines: readonly Line[],
): readonly (Line & { readonly id: string })[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { day, amount, reference, description } = line;
    // Banks fill numbers with zeros in one of their files and not in another.
    const told = reference.replace(/^0+/, '') || description;
    const key = [
      bankAccount,
      day,
      amount,
      plainly(told)
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim(),
    ].join('|');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...line, id: uuidV5(namespace, `${key}|${nth}`) };
  });
};
