/** A product's stated terms in one currency, as a year's estimate takes them. */
import { type At } from '../price-tables/index.ts';
import { type CoverageTerms, type ServiceTerms } from '../pricing/index.ts';
import { type Currency } from '../kit/money/index.ts';
import { inCurrency, type Quantity } from './quantity.ts';
import { type StatedService, type StatedTerms } from './stated-terms.ts';

const quantitiesOf = ({ deductible, mostPerYear, services, shared = [] }: StatedTerms): readonly Quantity[] =>
  [
    deductible,
    mostPerYear,
    ...shared.map((cap) => cap.mostPerYear),
    ...Object.values(services).flatMap((one) => [
      ...(one.copayments ?? []),
      one.deductible,
      ...(one.mostPerEvent ?? []),
      ...(one.mostPerYear ?? []),
    ]),
  ].filter((quantity) => quantity !== undefined);

/** The units that the terms are stated in, each once; those that no exchange value is known of, too. */
export const unitsOfTerms = (stated: StatedTerms): readonly Quantity['unit'][] => [
  ...new Set(quantitiesOf(stated).map(({ unit }) => unit)),
];

/**
 * The terms of a product that `yearlyCost` takes.
 * @param currency the one to tell it in, at the exchange values of the day, rounded half up to its minor unit
 * @returns nothing where an amount can't be told in the currency
 */
export const coverageTerms = (
  stated: StatedTerms,
  { currency, ...at }: At & { readonly currency: Currency },
): CoverageTerms | undefined => {
  const worth = new Map<Quantity, number>();
  for (const quantity of quantitiesOf(stated)) {
    const minor = inCurrency(quantity, currency, at);
    if (minor === undefined) return undefined;
    worth.set(quantity, minor);
  }
  const minor = (quantity: Quantity): number => worth.get(quantity)!;
  const least = (quantities: readonly Quantity[]): number => Math.min(...quantities.map(minor));
  const termsOf = (one: StatedService): ServiceTerms => ({
    percent: one.percent,
    ...(one.copayments && { copayment: one.copayments.reduce((sum, each) => sum + minor(each), 0) }),
    ...(one.deductible && { deductible: minor(one.deductible) }),
    ...(one.mostPerEvent && { mostPerEvent: least(one.mostPerEvent) }),
    ...(one.mostPerYear && { mostPerYear: least(one.mostPerYear) }),
    ...(one.mostTimesPerYear !== undefined && { mostTimesPerYear: one.mostTimesPerYear }),
  });
  const { deductible, mostPerYear, shared } = stated;
  return {
    currency,
    ...(deductible && { deductible: minor(deductible) }),
    ...(mostPerYear && { mostPerYear: minor(mostPerYear) }),
    services: Object.fromEntries(
      Object.entries(stated.services).map(([service, one]) => [service, termsOf(one)]),
    ),
    ...(shared && {
      shared: shared.map(({ mostPerYear: most, ...cap }) => ({
        ...cap,
        ...(most && { mostPerYear: minor(most) }),
      })),
    }),
  };
};
