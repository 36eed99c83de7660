/** Some plans side by side for the same people, with what each costs for each of them; and the plan that a page promotes. */
import { z } from 'zod';
import { comparatorAnswers, mostSideBySide, tooManySideBySide } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { majorUnits } from '@cotejo/core/kit/money';
import { type ProductAnswer } from '@cotejo/core/product-content';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import {
  cardOf,
  findCards,
  priceOfCard,
  profileField,
  profileOf,
  ready,
  refuse,
} from '../catalogue/index.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { codes, ids, word } from '../kit/http/loose-fields.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { compare, type CompareSource, pricedNow } from './compare.ts';
import { compareBody, type CompareRequest, currencies } from './question/compare-query.ts';

const chosen = {
  productCodes: codes(mostSideBySide),
  insuranceIds: ids(mostSideBySide),
  targetCurrency: word(currencies),
};
export const sideBySideQuery = siteQuery(chosen);
export const sideBySideBody = z.strictObject(
  { ...chosen, profile: profileField },
  { error: (issue) => (issue.code === 'invalid_type' ? 'El cuerpo debe ser un objeto JSON.' : undefined) },
);
type SideBySideRequest = z.output<typeof sideBySideBody>;

export const sideBySideSchema = envelope(
  z.array(comparatorAnswers.sideBySide).readonly(),
  comparatorAnswers.sideBySideMeta.shape,
);
type SideBySide = z.output<typeof sideBySideSchema>;

/**
 * @returns the plans that the country's visitors see, in the order in which they were named; `metaData.notFound` names those
 *   that they don't see
 * @throws HttpProblem (400) where none is named, or more than the spec's three
 */
export const sideBySide = async (
  { pool, now }: CompareSource,
  country: CountryCode,
  request: SideBySideRequest,
): Promise<SideBySide> => {
  const { productCodes = [], insuranceIds = [], targetCurrency } = request;
  const named = productCodes.length + insuranceIds.length;
  if (named === 0) refuse({ productCodes: 'Indica los productos que quieres comparar.' });
  if (named > mostSideBySide) refuse({ productCodes: tooManySideBySide, insuranceIds: tooManySideBySide });
  const profile = profileOf(request.profile, country);
  const comparator = ready(now);
  const currency = targetCurrency ?? countryOf(country).currency;
  const on = { ...pricedNow(comparator, country, profile), currency };
  const found = await findCards(pool, country, productCodes, insuranceIds);
  const cards = found.map((source) => ({
    ...cardOf(source, on, comparator.known),
    shares: priceOfCard(source, on).shares.map(({ position, amount }) => ({
      profile: position,
      amount: majorUnits(amount, currency),
    })),
  }));
  return answerWith(cards, {
    day: on.day,
    notFound: {
      productCodes: productCodes.filter((code) =>
        found.every((one) => one.code.toLowerCase() !== code.toLowerCase()),
      ),
      insuranceIds: insuranceIds.filter((id) => found.every((one) => one.number !== id)),
    },
  });
};

const { insuranceTypes, organizations, productType, organizationType, organizationTypes } = compareBody.shape;
export const promotedBody = z.strictObject(
  { insuranceTypes, organizations, productType, organizationType, organizationTypes, profile: profileField },
  { error: (issue) => (issue.code === 'invalid_type' ? 'El cuerpo debe ser un objeto JSON.' : undefined) },
);

export const noPromoted = 'Problema en endpoint para obtener producto promocionado';

/** @returns the most recommended of the plans that are marked as promoted. @throws HttpProblem (404) where there is none */
export const promoted = async (
  source: CompareSource,
  country: CountryCode,
  request: z.output<typeof promotedBody>,
): Promise<ProductAnswer<'card'>> => {
  const asked: CompareRequest = { ...request, displayShowcase: true, order: 'recommended', take: 1 };
  const [first] = (await compare(source, country, asked)).data;
  if (first) return first;
  throw new HttpProblem(problem(404, 'NOT_FOUND', noPromoted));
};
