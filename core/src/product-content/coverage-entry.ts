/** The entry of a coverage: ages, validity, modality and deductible together (spec, console and platform, section 3). */
import { type Person } from '../pricing/index.ts';
import { type Coverage, type CoverageAmount } from './coverage.ts';
import { type Quantity, unitOf } from './quantity.ts';

type CoverageEntry = {
  readonly minContractingAge: number | null;
  readonly maxContractingAge: number | null;
  readonly lowerAgeLimit: number | null;
  readonly upperAgeLimit: number | null;
  /** Years. */
  readonly policyValidity: number | null;
  readonly modality: string | null;
  /** The deductible, whatever the network: of a range the end that is worse for the insured. */
  readonly agreedDeductible: Quantity | null;
  /** Of the deductible, or else of the first of its amounts that is money. */
  readonly currency: string | null;
};

const currencyOf = ({ unit }: Pick<CoverageAmount, 'unit'>): string | null => unitOf(unit).currencyCode;

/** @returns with `null` for what the coverage does not state; ages are in years */
export const coverageEntry = ({ scope, amounts }: Coverage): CoverageEntry => {
  const { contractingAges, ages, policyYears, modality } = scope ?? {};
  const given = amounts.deductible ?? amounts.deductibleFonasa;
  const amount = given?.maxAmount ?? given?.minAmount;
  const money = [given, ...Object.values(amounts)].flatMap((one) => (one ? (currencyOf(one) ?? []) : []));
  return {
    minContractingAge: contractingAges?.from ?? null,
    maxContractingAge: contractingAges?.to ?? null,
    lowerAgeLimit: ages?.from ?? null,
    upperAgeLimit: ages?.to ?? null,
    policyValidity: policyYears ?? null,
    modality: modality || null,
    agreedDeductible: given && typeof amount === 'number' ? { amount, unit: given.unit } : null,
    currency: money[0] ?? null,
  };
};

const isWithin = (age: number, range: NonNullable<Coverage['scope']>['ages']): boolean =>
  !range || (age >= range.from && age <= (range.to ?? Infinity));

/**
 * @param persons of a profile: a policyholder whose age was not told is 25 there (spec, public side, section 3)
 * @returns who it is for: who is of its ages, and of policyholders who may take it out at theirs; nobody of what is excluded
 */
export const qualifiedPeople = (
  { scope }: Coverage,
  persons: readonly Pick<Person, 'position' | 'age' | 'policyholder'>[],
): readonly number[] =>
  persons
    .filter(
      ({ age, policyholder }) =>
        !scope?.excluded &&
        isWithin(age, scope?.ages) &&
        (!policyholder || isWithin(age, scope?.contractingAges)),
    )
    .map(({ position }) => position);
