/** Values that look random and follow from a row's number, the same in SQL, which fills tables, and here, where they are asked for. */

const prime = 2_147_483_647;
const factor = (salt: number): number => (1_664_525 * (2 * salt + 1) * 97) % prime;

/** @param row in SQL: the number of a row, from 1 @param salt of what is chosen */
export const belowSql = (row: string, salt: number, limit: number): string =>
  `(((${row})::bigint * ${factor(salt)}) % ${prime} % ${limit})`;

export const below = (row: number, salt: number, limit: number): number =>
  ((row * factor(salt)) % prime) % limit;

export const pickSql = (row: string, salt: number, from: readonly string[]): string =>
  `(array[${from.map((one) => `'${one}'`).join(', ')}])[1 + ${belowSql(row, salt, from.length)}]`;

export const pick = <Value>(row: number, salt: number, from: readonly Value[]): Value =>
  from[below(row, salt, from.length)]!;

/** @param kind of the record, one digit @param row in SQL */
export const idSql = (kind: number, row: string): string =>
  `('${kind}0000000-0000-4000-a000-' || lpad((${row})::text, 12, '0'))::uuid`;

export const idOf = (kind: number, row: number): string =>
  `${kind}0000000-0000-4000-a000-${String(row).padStart(12, '0')}`;
