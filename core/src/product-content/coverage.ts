/** Coverages of a product: the spec's coverage tag with all its amounts (public side, section 3). */
import { z } from 'zod';
import { services } from '../pricing/index.ts';
import { coveragePeriodIds } from '../reference/coverage-periods.ts';
import { restrictionCodes } from '../reference/restriction-codes.ts';
import {
  choice,
  flag,
  list,
  maybe,
  maybeName,
  maybeProse,
  name,
  number,
  record,
  whole,
} from '../kit/fields/index.ts';
import { magnitude, unit } from './quantity.ts';

/** The amounts that a coverage may have, by our names and the spec's. */
export const coverageAmounts = [
  { kind: 'amount', specName: 'amount', name: 'Monto' },
  { kind: 'percentage', specName: 'percentage', name: 'Porcentaje' },
  { kind: 'percentageIsapre', specName: 'percentage_isapre', name: 'Porcentaje con isapre' },
  { kind: 'percentageFonasa', specName: 'percentage_fonasa', name: 'Porcentaje con Fonasa' },
  { kind: 'percentageParticular', specName: 'percentage_particular', name: 'Porcentaje particular' },
  { kind: 'deductible', specName: 'deductible', name: 'Deducible' },
  { kind: 'deductibleFonasa', specName: 'deductible_fonasa', name: 'Deducible con Fonasa' },
  { kind: 'topAmount', specName: 'top_amount', name: 'Tope' },
  { kind: 'yearlyTop', specName: 'yearly_top', name: 'Tope anual' },
  { kind: 'monthlyTop', specName: 'monthly_top', name: 'Tope mensual' },
  { kind: 'weeklyTop', specName: 'weekly_top', name: 'Tope semanal' },
  { kind: 'dailyTop', specName: 'daily_top', name: 'Tope diario' },
  { kind: 'bedDay', specName: 'bed_day', name: 'Día cama' },
  { kind: 'compensation', specName: 'compensation', name: 'Indemnización' },
] as const;
export type CoverageAmountKind = (typeof coverageAmounts)[number]['kind'];

const most = 1_000;
/** From the least to the most; one of them when it is a fixed amount. */
const coverageAmount = record({
  minAmount: maybe(magnitude),
  maxAmount: maybe(magnitude),
  unit,
  coverageIds: maybe(list(number, most)).describe('the coverages that share the cap'),
})
  .refine(({ minAmount, maxAmount }) => (minAmount ?? maxAmount) !== undefined, 'Indica el monto.')
  .refine(
    ({ minAmount, maxAmount }) => (minAmount ?? 0) <= (maxAmount ?? Infinity),
    'El mínimo es mayor que el máximo.',
  );
export type CoverageAmount = z.infer<typeof coverageAmount>;

const amounts = record(
  Object.fromEntries(coverageAmounts.map(({ kind }) => [kind, maybe(coverageAmount)])) as Record<
    CoverageAmountKind,
    z.ZodOptional<z.ZodNullable<typeof coverageAmount>>
  >,
);

const oldest = 130;
/** Whole years, both included; without an upper end for ever. */
export const ageRange = record({ from: whole(0, oldest), to: maybe(whole(0, oldest)) }).refine(
  ({ from, to }) => from <= (to ?? oldest),
  'La edad inicial es mayor que la final.',
);

/** Whom and where a coverage is for: what names of older catalogues carry in codes such as `E[18-64]` and `P[Convenio]`. */
const scope = record({
  ages: maybe(ageRange).describe('E: of the insured'),
  contractingAges: maybe(ageRange).describe('EC: when the insurance is taken out'),
  policyYears: maybe(whole(0, 99)).describe('VP: for how many years the policy holds'),
  modality: maybeName.describe('M'),
  network: maybe(choice(['Convenio', 'Libre_Eleccion', 'Extranjero'])).describe('P'),
  excluded: maybe(flag).describe('EX: what is not covered'),
});

export const coverage = record({
  id: number.describe('within the product'),
  tagId: maybe(number).describe('the coverage tag, with its name and icon'),
  name,
  kind: maybe(choice(['preferente', 'libre_eleccion'])),
  benefit: maybeName.describe('the heading that it is listed under'),
  service: maybe(choice(services)).describe('what of a year’s estimate it pays for'),
  period: maybe(choice(coveragePeriodIds)),
  restrictionCode: maybe(
    z.literal(
      restrictionCodes.map(({ id }) => id),
      'Elige un código de restricción del 1 al 6.',
    ),
  ),
  scope: maybe(scope),
  amounts,
  note: maybeProse,
});
export type Coverage = z.infer<typeof coverage>;
