/** Lines of a bank's file: days, amounts with their sign, and what can't be read of them. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Currency, minorUnitsOf } from '../kit/money/index.ts';
import { beginningOf } from '../kit/text/index.ts';
import { addDays } from '../kit/time/index.ts';
import { longestText } from './bank-line.ts';
import { type BankColumn } from './columns.ts';

export type FileRow = {
  /** As in the file. */
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** By heading, in Spanish: what of the values can't be trusted. */
  readonly errors?: Readonly<Record<string, string>>;
};

export type ReadLine = {
  /** As in the file. */
  readonly row: number;
  readonly day: string;
  /** Minor units; negative for money that went out. */
  readonly amount: number;
  readonly description: string;
  readonly reference: string;
  /** After the line, where the file tells it. */
  readonly balance?: number;
};
/** A row that is no line, and why, in Spanish. */
export type OddRow = { readonly row: number; readonly field: 'day' | 'amount'; readonly message: string };

type Of = {
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly columns: Partial<Record<BankColumn, string>>;
  /** In the bank's country, `YYYY-MM-DD`. */
  readonly today: string;
  /** Of a text, the rest of an amount with a comma may stand in a cell that has no title; workbooks have such cells for their looks. */
  readonly isText: boolean;
};

/** Days: ten years. What is older is a slip of who wrote the year, and the deposit would be dated so. */
const oldest = 3_652;

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
const twoDigits = (text: string): string => text.padStart(2, '0');

/** @returns `2026-03-31` of 31/03/2026, 31-03-26, 2026.03.31, or of 31/03, which is the last such day; nothing for what is none */
export const bankDay = (text: string, today: string): string | undefined => {
  const [, first = '', second = '', third] =
    /^(\d{4}|\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?:[ T].*)?$/.exec(text.trim()) ?? [];
  if (first.length === 4) {
    const day = `${first}-${twoDigits(second)}-${twoDigits(third ?? '')}`;
    return isDay(day) ? day : undefined;
  }
  if (second === '') return undefined;
  const ofYear = (year: string): string => `${year}-${twoDigits(second)}-${twoDigits(first)}`;
  if (third !== undefined) {
    const day = ofYear(third.length === 2 ? `20${third}` : third);
    return isDay(day) ? day : undefined;
  }
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1]
    .map((year) => ofYear(String(year)))
    .find((day) => isDay(day) && day <= today);
};

/** Cells of workbooks and texts have texts and numbers alone. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Signs of each currency. An amount with those of another one is not read: it would count as so many of this one. */
const currencySigns: Readonly<Record<Currency, RegExp>> = {
  PEN: /S\/\.?|PEN/g,
  CLP: /\$|CLP/g,
  COP: /\$|COP/g,
  USD: /US\$|\$|USD/g,
  MXN: /\$|MXN/g,
};
/** Money that went out: `-5`, `5-`, `(5)`, with any of the dashes. */
const outgoing = /^[-\u2212\u2013](.*)$|^(.*)[-\u2212\u2013]$|^\((.*)\)$/;

/** @returns minor units with their sign; nothing for what is no amount; zero for a blank */
export const bankAmount = (value: unknown, { country, currency }: Pick<Of, 'country' | 'currency'>) => {
  if (typeof value === 'number') {
    // A spreadsheet's number has a point, wherever the bank is.
    const units = minorUnitsOf(Math.abs(value).toFixed(4), currency, 'PE');
    return units === undefined ? undefined : Math.sign(value) * units;
  }
  const bare = plain(value).replaceAll(currencySigns[currency], '').replaceAll(/\s/g, '');
  const [, before, after, within] = outgoing.exec(bare) ?? [];
  const taken = before ?? after ?? within;
  const digits = taken ?? bare;
  if (digits === '') return 0;
  const units = minorUnitsOf(digits, currency, country);
  return units === undefined ? undefined : (taken === undefined ? 1 : -1) * units;
};

const textOf = (value: unknown): string =>
  beginningOf(plain(value).replaceAll(/\s+/g, ' ').trim(), longestText);

/** @returns each row as a line, or as odd; footers, which have no day and no amount, are neither. Lines are in the file's order. */
export const readLines = (
  rows: readonly FileRow[],
  { country, currency, columns, today, isText }: Of,
): { readonly lines: readonly ReadLine[]; readonly odd: readonly OddRow[] } => {
  const cell = ({ values }: FileRow, column: BankColumn): unknown =>
    columns[column] === undefined ? undefined : values[columns[column]];
  const money = (row: FileRow, column: BankColumn) => bankAmount(cell(row, column), { country, currency });
  const amountOf = (row: FileRow): number | undefined => {
    if (columns.amount !== undefined) {
      const amount = money(row, 'amount');
      if (columns.sign === undefined || !amount) return amount;
      // «C» or «Cargo», «A» or «Abono».
      const sign = textOf(cell(row, 'sign')).toLowerCase()[0];
      if (sign !== 'a' && sign !== 'c') return undefined;
      return sign === 'c' ? -Math.abs(amount) : Math.abs(amount);
    }
    const [credit, debit] = [money(row, 'credit'), money(row, 'debit')];
    // Banks write debits with a sign or without; a credit with one was taken back.
    return credit === undefined || debit === undefined ? undefined : credit - Math.abs(debit);
  };
  const balanceOf = (row: FileRow): number | undefined =>
    textOf(cell(row, 'balance')) === '' ? undefined : money(row, 'balance');
  const used = Object.values(columns);
  const lines: ReadLine[] = [];
  const odd: OddRow[] = [];
  for (const row of rows) {
    const written = textOf(cell(row, 'day'));
    const day = bankDay(written, today);
    const amount = amountOf(row);
    const tell = (field: OddRow['field'], message: string) => odd.push({ row: row.row, field, message });
    const judged = isText && day !== undefined ? [...used, 'row'] : used;
    const wrong = judged.flatMap((heading) => row.errors?.[heading] ?? []);
    if (wrong.length > 0) tell('amount', wrong.join(' '));
    else if (day === undefined) {
      if (amount !== 0 && amount !== undefined)
        tell('day', written === '' ? 'Falta la fecha.' : `«${written}» no es una fecha.`);
    } else if (day > addDays(today, 1)) tell('day', `La fecha ${written} todavía no llega.`);
    else if (day < addDays(today, -oldest)) tell('day', `La fecha ${written} es de hace más de diez años.`);
    else if (amount === undefined) tell('amount', 'El monto no se puede leer.');
    else if (amount !== 0) {
      const balance = balanceOf(row);
      lines.push({
        row: row.row,
        day,
        amount,
        description: textOf(cell(row, 'description')),
        reference: textOf(cell(row, 'reference')),
        ...(balance !== undefined && { balance }),
      });
    }
  }
  return { lines, odd };
};

const follows = (lines: readonly ReadLine[]): OddRow | undefined => {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.balance === undefined || line.balance === undefined) continue;
    if (before.balance + line.amount !== line.balance)
      return {
        row: line.row,
        field: 'amount',
        message: 'El saldo no sigue al de la fila anterior: falta o sobra una línea.',
      };
  }
  return undefined;
};

/** Whether each line tells the balance after it: some banks tell that of a day once, and leave the others blank or zero. */
export const tellsBalances = (lines: readonly ReadLine[]): boolean =>
  lines.length > 0 && lines.every(({ balance }) => balance !== undefined && balance !== 0);

/** Days as lines, for banks that tell the balance of the day on each of its lines; nothing where a day has several. */
const asDays = (lines: readonly ReadLine[]): readonly ReadLine[] | undefined => {
  const days: ReadLine[] = [];
  for (const line of lines) {
    const day = days.at(-1);
    if (day?.day !== line.day) days.push(line);
    else if (day.balance === line.balance)
      days[days.length - 1] = { ...day, amount: day.amount + line.amount };
    else return undefined;
  }
  return days;
};

/**
 * Whether each balance follows from the one before, from the oldest line or from the newest.
 * @returns the first line of which that is not so; nothing where it is, or where not every line tells its balance
 */
export const brokenBalance = (lines: readonly ReadLine[]): OddRow | undefined => {
  if (!tellsBalances(lines)) return undefined;
  const forwards = follows(lines);
  if (!forwards || !follows(lines.toReversed())) return undefined;
  const days = asDays(lines);
  return days && (!follows(days) || !follows(days.toReversed())) ? undefined : forwards;
};

/** Whether a file begins with its newest line, by its days or else by its balances. */
export const isNewestFirst = (lines: readonly ReadLine[]): boolean => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && last && first.day !== last.day) return first.day > last.day;
  return tellsBalances(lines) && follows(lines) !== undefined;
};
