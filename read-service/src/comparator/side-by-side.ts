/** Some plans side by side for the same people, with what each costs for each of them; and the plan that a page promotes. */
import { z } from 'zod';
import { mostSideBySide } from '@cotejo/core/comparator';
import { type CountryCode, countryOf, majorUnits } from '@cotejo/core/reference';
import { HttpProblem, problem } from '@cotejo/core/service';
import {
  type Card,
  cardOf,
  cardSchema,
  findCards,
  priceOfCard,
  profileField,
  profileOf,
  ready,
  refuse,
} from '../catalogue/index.ts';
import { codes, ids, word } from '../http/loose-fields.ts';
import { siteQuery } from '../http/site-query.ts';
import { compare, type CompareSource, pricedNow } from './compare.ts';
import { compareBody, type CompareRequest, currencies } from './compare-query.ts';

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

export const sideBySideSchema = z
  .array(
    cardSchema.extend({
      shares: z
        .array(z.object({ profile: z.int(), amount: z.number() }))
        .describe('lo que cuesta cada persona'),
    }),
  )
  .readonly();
type SideBySide = Card & { readonly shares: { profile: number; amount: number }[] };

/** @returns the plans that the country's visitors see, in the order in which they were named. @throws HttpProblem (400) */
export const sideBySide = async (
  { pool, now }: CompareSource,
  country: CountryCode,
  request: SideBySideRequest,
): Promise<readonly SideBySide[]> => {
  const { productCodes = [], insuranceIds = [], targetCurrency } = request;
  if (productCodes.length + insuranceIds.length === 0)
    refuse({ productCodes: 'Indica los productos que quieres comparar.' });
  const profile = profileOf(request.profile, country);
  const comparator = ready(now);
  const currency = targetCurrency ?? countryOf(country).currency;
  const on = { ...pricedNow(comparator, country, profile), currency };
  const found = await findCards(pool, country, productCodes, insuranceIds);
  return found.slice(0, mostSideBySide).map((source) => ({
    ...cardOf(source, on, comparator.known),
    shares: priceOfCard(source, on).shares.map(({ position, amount }) => ({
      profile: position,
      amount: majorUnits(amount, currency),
    })),
  }));
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
): Promise<Card> => {
  const asked: CompareRequest = { ...request, displayShowcase: true, order: 'recommended', take: 1 };
  const [first] = (await compare(source, country, asked)).data;
  if (first) return first;
  throw new HttpProblem(problem(404, 'NOT_FOUND', noPromoted));
};
