/** Amounts and coverages in few words, as the tables of plans need them. */
import { type CoverageAmount, type UnitCode, unitOf } from '@cotejo/core/product-content';
import { type Currency, spelledAmount } from '@cotejo/core/kit/money';
import { type DraftCoverage } from './plan.ts';
import { type BenefitName, type TagName } from './terms.ts';

/** In the smallest part of the unit: 99 of PEN are 9900. */
export const minor = (amount: number, unit: UnitCode): number =>
  Math.round(amount * 10 ** unitOf(unit).digits);

export const amountOf = (amount: number, unit: UnitCode): CoverageAmount => ({
  minAmount: minor(amount, unit),
  maxAmount: minor(amount, unit),
  unit,
});
export const upTo = (amount: number, unit: UnitCode): CoverageAmount => ({
  maxAmount: minor(amount, unit),
  unit,
});
export const percent = (amount: number): CoverageAmount => upTo(amount, '%');
export const copayment = (amount: number, unit: UnitCode): CoverageAmount => ({
  minAmount: minor(amount, unit),
  unit,
});

type Rest = Omit<DraftCoverage, 'tag' | 'name' | 'benefit' | 'amounts'>;

export const covers = (
  tag: TagName,
  benefit: BenefitName,
  name: string,
  amounts: DraftCoverage['amounts'],
  rest: Rest = {},
): DraftCoverage => ({ tag, benefit, name, amounts, ...rest });

/** Where people write amounts of a unit as cards have them. */
const countryOf = { PEN: 'PE', CLP: 'CL', UF: 'CL', COP: 'CO', USD: 'INT', MXN: 'INT' } as const;

/** An amount of a currency or of UF as a card says it. */
export const told = (amount: number, unit: Currency | 'UF'): string =>
  spelledAmount(String(amount), unit, countryOf[unit]);
