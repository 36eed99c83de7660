/** The risk of a company's work, and what each cover of an SCTR costs at that risk. */
import { z } from 'zod';
import { decimal, decimalsOf, scaled } from '../../kit/decimal/index.ts';
import { type Fast } from './kind.ts';
import {
  type At,
  isMissing,
  type Missing,
  type Found,
  named,
  type TableRow,
  valueIn,
} from '../../price-tables/index.ts';
import { readTax, type ReadTax } from '../read-tax.ts';
import { type RiskyWork } from '../../profile/index.ts';
import { tax } from '../rule-parts.ts';
import { amount } from '../../kit/money/index.ts';

export const sctrCover = z.strictObject({
  cover: z.enum(['health', 'pension']),
  minimum: amount.describe('before tax'),
  tax,
  percents: z.record(named, decimal).optional().describe('the insurer’s own rates by risk level'),
});
type SctrCover = z.infer<typeof sctrCover>;

export type Risks = Found<TableRow<'workRisks'>>;
export type Rates = Found<TableRow<'sctrRates'>> | undefined;
/** A cover with what it needs: its tax, and its rate at each level. */
export type ReadCover = SctrCover & { readonly read: ReadTax };

export const percentOf = ({ cover, percents }: ReadCover, rates: Rates, level: string): string | undefined =>
  percents ? valueIn(percents, level) : rates && valueIn(rates.row.levels, level)?.[cover];

type Risk = {
  readonly table: 'workRisks' | 'sectorRisks';
  /** The work type or the sector that tells it; nothing where it is assumed. */
  readonly key: string;
  /** Of work or a sector that the table does not know, none. */
  readonly level: string | undefined;
};

/** The risk of what a company does: its work type's, else its sector's, where the table has levels of sectors. */
export const riskOf = ({ row }: Risks, { workType, sector }: RiskyWork): Risk => {
  if (workType !== undefined)
    return { table: 'workRisks', key: workType, level: valueIn(row.levelOf, workType) };
  if (sector !== undefined && row.levelOfSector)
    return { table: 'sectorRisks', key: sector, level: valueIn(row.levelOfSector, sector) };
  return { table: 'workRisks', key: '', level: row.assumed };
};

export const readCovers = (covers: readonly SctrCover[], at: At): readonly ReadCover[] | Missing => {
  const read: ReadCover[] = [];
  for (const cover of covers) {
    const tax = readTax(cover.tax, at);
    if (isMissing(tax)) return tax;
    read.push({ ...cover, read: tax });
  }
  return read;
};

const addedPercent = ({ read }: ReadCover): string => (read.treatment === 'added' ? read.percent : '0');
const mostDecimals = (percents: readonly string[]): number => Math.max(0, ...percents.map(decimalsOf));

/** Percentages as integers, by level, for the levels at which every cover has one. */
export const fastSctr = (covers: readonly ReadCover[], risks: Risks, rates: Rates): Fast => {
  const { assumed, levelOf: ofWork, levelOfSector: ofSectors = {} } = risks.row;
  const levels = [...new Set([assumed, ...Object.values(ofWork), ...Object.values(ofSectors)])];
  const known = levels.flatMap((level) => {
    const percents = covers.map((cover) => percentOf(cover, rates, level));
    return percents.every((percent) => percent !== undefined) ? [[level, percents] as const] : [];
  });
  const digits = mostDecimals(known.flatMap(([, percents]) => percents));
  const taxDigits = mostDecimals(covers.map(addedPercent));
  const byLevel = new Map(
    known.map(([level, percents]) => [level, percents.map((percent) => scaled(percent, digits))]),
  );
  const minimums = covers.map(({ minimum }) => minimum * 10 ** (2 + digits));
  const withTax = covers.map((cover) => 10 ** (2 + taxDigits) + scaled(addedPercent(cover), taxDigits));

  return {
    scale: 10 ** (2 + digits + 2 + taxDigits),
    amountOf: ({ sctr: work }) => {
      const level = work && riskOf(risks, work).level;
      const percents = level && byLevel.get(level);
      if (!percents) return -1;
      let sum = 0;
      for (let index = 0; index < percents.length; index++)
        sum += Math.max(work.income * work.employees * percents[index]!, minimums[index]!) * withTax[index]!;
      return sum;
    },
  };
};
