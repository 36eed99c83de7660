/** A product's stated terms in one currency, as a year's estimate takes them. */
import { type At, type CoverageTerms, type ServiceTerms } from '../../pricing/index.ts';
import { type Currency } from '../../reference/index.ts';
import { inCurrency, type Quantity } from '../content/quantity.ts';
import { type StatedService, type StatedTerms } from './stated-terms.ts';

const quantitiesOf = ({ deductible, mostPerYear, services }: StatedTerms): readonly Quantity[] =>
  [
    deductible,
    mostPerYear,
    ...Object.values(services).flatMap((one) => [
      ...(one.copayments ?? []),
      one.mostPerEvent,
      one.mostPerYear,
    ]),
  ].filter((quantity) => quantity !== undefined);

/** The units that the terms are stated in, each once; those that no exchange value is known of, too. */
export const unitsOfTerms = (stated: StatedTerms): readonly Quantity['unit'][] => [
  ...new Set(quantitiesOf(stated).map(({ unit }) => unit)),
];

/**
 * What `yearlyCost` asks of a product.
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
  const termsOf = ({ percent, copayments, mostPerEvent, mostPerYear }: StatedService): ServiceTerms => ({
    percent,
    ...(copayments && { copayment: copayments.reduce((sum, one) => sum + minor(one), 0) }),
    ...(mostPerEvent && { mostPerEvent: minor(mostPerEvent) }),
    ...(mostPerYear && { mostPerYear: minor(mostPerYear) }),
  });
  const { deductible, mostPerYear } = stated;
  return {
    currency,
    ...(deductible && { deductible: minor(deductible) }),
    ...(mostPerYear && { mostPerYear: minor(mostPerYear) }),
    services: Object.fromEntries(
      Object.entries(stated.services).map(([service, one]) => [service, termsOf(one)]),
    ),
  };
};
