/** From a visitor's request to what the index is asked: names become numbers, categories their types, amounts minor units. */
import { type Profile } from '@cotejo/core/profile';
import { type Currency, minorUnits } from '@cotejo/core/kit/money';
import { type Known, typesForOthers, typesNamed, typesWithin } from '../../catalogue/index.ts';
import { type CompareRequest, orderOf, pageOf } from './compare-query.ts';
import { type Bounds, type Question } from './question.ts';

const boundsOf = (
  from: number | undefined,
  to: number | undefined,
  currency: Currency,
): Bounds | undefined => {
  if (from === undefined && to === undefined) return undefined;
  const minor = (amount: number): number => minorUnits(amount, currency);
  return { ...(from !== undefined && { from: minor(from) }), ...(to !== undefined && { to: minor(to) }) };
};

/**
 * The insurance types of the page: those named; otherwise, for a visitor who has told of somebody or something to insure, all but
 * the types for others, where they were not chosen.
 */
const sectionOf = (
  { productType, insuranceTypes = [] }: CompareRequest,
  { country, about }: Profile,
  known: Known,
): Pick<Question, 'sectionTypes' | 'otherTypes'> => {
  if (productType) return { sectionTypes: typesNamed(known, country, productType) };
  if (!about) return {};
  const chosen = new Set(typesWithin(known, insuranceTypes));
  return { otherTypes: typesForOthers(known, country, about).filter((id) => !chosen.has(id)) };
};

export const questionOf = (
  request: CompareRequest,
  profile: Profile,
  known: Known,
  currency: Currency,
): Question => {
  const { page, take } = pageOf(request);
  const { organizations, features, coverageCountries, coverageOrganizations, insuranceTypes } = request;
  const { organizationType, organizationTypes, deductiblesToCompare, ponderer } = request;
  const price = boundsOf(request.fromPrice, request.toPrice, currency);
  const deductible = boundsOf(request.fromDeductible, request.toDeductible, currency);
  const oneOf = deductiblesToCompare?.map((amount) => minorUnits(amount, currency));
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
    ...sectionOf(request, profile, known),
    promotedAlone: request.displayShowcase ?? false,
    order: orderOf(request),
    ...(ponderer !== undefined && { priceWeight: ponderer }),
    first: page * take,
  };
};
