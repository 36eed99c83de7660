/** Dated tables: what laws, authorities and markets set, each row valid from its day until the next one's. */
import { z } from 'zod';
import { decimal } from '../kit/decimal/index.ts';
import { amount } from '../kit/money/index.ts';
import { named } from './named.ts';
import { oldestAge, years } from '../profile/index.ts';
import { type TaxName } from './tax-names.ts';

export const day = z.iso.date().describe('YYYY-MM-DD');
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** By what amounts are divided. */
const divisor = decimal.refine((value) => Number(value) > 0, 'Debe ser mayor que cero.');

const factorBand = z
  .strictObject({
    from: years,
    below: z
      .int()
      .min(1)
      .max(oldestAge)
      .nullable()
      .default(null)
      .describe('the first age that is not in it any more'),
    policyholder: decimal,
    dependant: decimal,
  })
  .refine(({ from, below }) => below === null || from < below, {
    path: ['below'],
    message: 'Debe ser mayor que la edad en que empieza el tramo.',
  });
type FactorBand = z.infer<typeof factorBand>;

/** A band for each age, and one more: two of so many overlap, and however many somebody sends, no more are held against each other. */
const enoughBands = oldestAge + 2;

/** Of an age that stands in two bands nobody could tell the factor: the later of the two is named. */
const mustNotOverlap = (bands: readonly FactorBand[], context: z.RefinementCtx): void => {
  for (const [index, { from, below }] of bands.slice(0, enoughBands).entries()) {
    const other = bands
      .slice(0, index)
      .find((before) => from < (before.below ?? Infinity) && before.from < (below ?? Infinity));
    if (!other) continue;
    const ages = other.below === null ? `desde los ${other.from}` : `de ${other.from} a ${other.below - 1}`;
    context.addIssue({
      code: 'custom',
      path: [index, 'from'],
      message: `Los tramos de edad no deben superponerse: ya hay uno ${ages} años.`,
    });
  }
};

/** The values of each table's rows: what a command that records one carries beside the day. */
export const tableRows = {
  /** Chile's single table of factors (Superintendencia de Salud, circular IF 343). */
  riskFactors: z.strictObject({
    bands: z.array(factorBand).min(1).superRefine(mustNotOverlap),
  }),
  gesPremiums: z.strictObject({ uf: z.record(named, decimal).describe('UF per person a month, by isapre') }),
  exchange: z.strictObject({
    value: divisor.describe('what one of the first unit is worth in the second'),
  }),
  taxes: z.strictObject({ percent: decimal }),
  chileanContribution: z.strictObject({
    healthPercent: decimal,
    netOfTaxable: divisor.describe('which part of the taxable income comes in'),
    capUf: decimal,
    mostFactor: decimal,
    leastFactor: decimal,
    withoutIncome: z.strictObject({ least: amount, most: amount }).describe('CLP'),
  }),
  epsCredit: z.strictObject({ percent: decimal.describe('of the pay') }),
  sctrRates: z.strictObject({
    levels: z.record(named, z.strictObject({ health: decimal, pension: decimal }).describe('percent of pay')),
  }),
  workRisks: z.strictObject({
    levelOf: z.record(named, named).describe('risk level by work type'),
    levelOfSector: z
      .record(named, named)
      .optional()
      .describe('risk level by sector, where no work type is told; without it, the assumed one'),
    assumed: named.describe('the level while nobody said what work it is'),
  }),
  breedGroups: z.strictObject({ groupOf: z.record(named, named).describe('group by breed') }),
} as const;
type Rows = { readonly [Name in keyof typeof tableRows]: z.infer<(typeof tableRows)[Name]> };
export type TableName = keyof Rows;
export type TableRow<Name extends TableName> = Rows[Name];

/** `UF/CLP` tells how many CLP one UF is worth. */
export const exchangePairs = ['UF/CLP', 'USD/CLP', 'USD/PEN', 'USD/COP', 'USD/MXN'] as const;
export type ExchangePair = (typeof exchangePairs)[number];

export type DatedTable<Row> = {
  readonly rows: readonly (Row & {
    readonly from: Day;
    /** When somebody said so, where that is known: of a day that was corrected, when it was corrected. */
    readonly setAt?: string;
  })[];
  /** Published for every day: a row of an earlier day is then the last one known. */
  readonly isDaily?: boolean;
  /** When nothing else is known. */
  readonly fallback?: Row;
};

/** All of them, never changed in place: what was looked up once is remembered. A country needs only its own. */
export type Tables = {
  readonly [Name in Exclude<TableName, 'taxes' | 'exchange'>]?: DatedTable<Rows[Name]>;
} & {
  /** Of the country that the tables are for. */
  readonly taxes?: { readonly [Name in TaxName]?: DatedTable<Rows['taxes']> };
  readonly exchange?: { readonly [Pair in ExchangePair]?: DatedTable<Rows['exchange']> };
};

/** Where a value comes from. `lastKnown`: of an earlier day, in a table that has one for every day. */
export type Source = 'table' | 'lastKnown' | 'fallback';
export type Found<Row> = {
  readonly row: Row;
  readonly from?: Day;
  readonly setAt?: string;
  readonly source: Source;
};

/**
 * The row that is valid on a day: the latest that began by then; of two of one day the later in the list, which
 * corrects the other.
 * @returns the fallback before the first row, nothing where there is none
 */
export const rowAt = <Row>(table: DatedTable<Row> | undefined, on: Day): Found<Row> | undefined => {
  let latest: DatedTable<Row>['rows'][number] | undefined;
  for (const row of table?.rows ?? [])
    if (row.from <= on && (latest === undefined || row.from >= latest.from)) latest = row;
  if (latest) {
    const { from, setAt } = latest;
    return {
      row: latest,
      from,
      ...(setAt && { setAt }),
      source: table?.isDaily && from < on ? 'lastKnown' : 'table',
    };
  }
  return table?.fallback && { row: table.fallback, source: 'fallback' };
};

/** What a record has of its own under a key that came from outside. */
export const valueIn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
