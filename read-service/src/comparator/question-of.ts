/** From a visitor's request to what the shelf is asked: names become numbers, categories their types, amounts minor units. */
import { type Currency, minorDigits } from '@cotejo/core/reference';
import { type Known, typesNamed, typesWithin } from '../catalogue/index.ts';
import { type CompareRequest, orderOf, pageOf } from './compare-query.ts';
import { type Bounds, type Question } from './question.ts';

const boundsOf = (
  from: number | undefined,
  to: number | undefined,
  currency: Currency,
): Bounds | undefined => {
  if (from === undefined && to === undefined) return undefined;
  const minor = (amount: number): number => Math.round(amount * 10 ** minorDigits[currency]);
  return { ...(from !== undefined && { from: minor(from) }), ...(to !== undefined && { to: minor(to) }) };
};

export const questionOf = (request: CompareRequest, known: Known, currency: Currency): Question => {
  const { page, take } = pageOf(request);
  const { organizations, features, coverageCountries, coverageOrganizations, insuranceTypes } = request;
  const { organizationType, organizationTypes, productType, deductiblesToCompare, ponderer } = request;
  const price = boundsOf(request.fromPrice, request.toPrice, currency);
  const deductible = boundsOf(request.fromDeductible, request.toDeductible, currency);
  const oneOf = deductiblesToCompare?.map((amount) => Math.round(amount * 10 ** minorDigits[currency]));
  return {
    chosen: {
      organizations,
      features,
      coverageCountries,
      coverageOrganizations,
      organizationTypes: organizationType ?? organizationTypes,
      insuranceTypes: insuranceTypes && typesWithin(known, insuranceTypes),
    },
    allFeatures: request.featuresFilter === 'all',
    ...(price && { price }),
    ...((deductible ?? oneOf) && { deductible: { ...deductible, ...(oneOf && { oneOf }) } }),
    ...(productType && { sectionTypes: typesNamed(known, productType) }),
    promotedAlone: request.displayShowcase ?? false,
    order: orderOf(request),
    ...(ponderer !== undefined && { priceWeight: ponderer }),
    first: page * take,
  };
};
