/** A product as visitors would get it: its draft as of today, or what held on a day, with its price for some profile. */
import { productAnswers } from '@cotejo/core/product-content';
import {
  dayIn,
  insuranceTypeReference,
  type KnownProduct,
  organizationReference,
  productNumber,
  publishProduct,
  type References,
} from '@cotejo/core/catalogue';
import { type FieldErrors, Rejection } from '@cotejo/core/kit/event-sourcing';
import { type PriceRule, priceFor, traceText } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type Tables } from '@cotejo/core/price-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { majorUnits } from '@cotejo/core/kit/money';
import { type Pool } from 'pg';
import { z } from 'zod';
import {
  areaOf,
  cardOf,
  cardSourceOf,
  findHeldAt,
  type Known,
  type Published,
  profilePrice,
  shownPrice,
} from '../index.ts';

export const productPreviewSchema = z.object({
  id: z.string(),
  day: z.iso.date().describe('el día del precio'),
  version: z.int().nullable().describe('la publicación que regía; nada si es el borrador o no regía ninguna'),
  publishedAt: z.iso.datetime().nullable(),
  card: productAnswers.card
    .nullable()
    .describe('la tarjeta que recibe un visitante; nada si no se vería o el borrador no se puede publicar'),
  lacks: z.record(z.string(), z.string()).describe('lo que impide publicar el borrador, por campo'),
  price: productAnswers.profilePrice
    .extend({
      price: productAnswers.card.shape.price,
      shares: z
        .array(z.object({ profile: z.int(), amount: z.number() }))
        .describe('lo que cuesta cada persona'),
      explanation: z.array(z.string()).describe('cómo se llega al precio, en palabras'),
    })
    .nullable()
    .describe('lo que cuesta para el perfil; nada si no hay regla de precio'),
});
export type ProductPreview = z.infer<typeof productPreviewSchema>;

type On = { readonly profile: Profile; readonly day: string; readonly tables: Tables };
type Covering = Parameters<typeof areaOf>[0];

const pricedBy = (
  rule: PriceRule,
  { country, content }: { readonly country: KnownProduct['country']; readonly content: Covering },
  known: Known,
  on: On,
): ProductPreview['price'] => {
  const { currency } = countryOf(country);
  const price = priceFor(rule, on.profile, { day: on.day, tables: on.tables, currency });
  return {
    ...profilePrice(price),
    price: shownPrice(price, areaOf(content, known)),
    shares: price.shares.map(({ position, amount }) => ({
      profile: position,
      amount: majorUnits(amount, currency),
    })),
    explanation: [...traceText(price.trace, country)],
  };
};

/** Who offers it and what it is, as they stand: what a publication of now would say. */
const referencesIn = ({ content: { identity } }: KnownProduct, known: Known): References => {
  const { organizationId, insuranceTypeId } = identity;
  const organization = organizationId ? known.organizations.get(organizationId) : undefined;
  const insuranceType = insuranceTypeId ? known.insuranceTypes.get(insuranceTypeId) : undefined;
  const status = (isHidden: boolean) => (isHidden ? 'hidden' : 'shown');
  return {
    ...(organization && {
      organization: organizationReference(organization.id, {
        status: status(organization.isHidden),
        details: organization,
      }),
    }),
    ...(insuranceType && {
      insuranceType: insuranceTypeReference(insuranceType.id, {
        status: status(insuranceType.isHidden),
        details: insuranceType,
      }),
    }),
  };
};

type Publishable = { readonly published: Published } | { readonly lacks: FieldErrors };

/** What publishing the draft now would show, by the very decision that publishes. */
const ifPublished = (code: string, product: KnownProduct, known: Known, now: Date): Publishable => {
  try {
    const [event] = publishProduct(code, referencesIn(product, known))(product, now);
    const publication = event?.type === 'ProductPublished' ? event.data : product.published!;
    const version = product.publications + (event ? 1 : 0);
    const publishedAt = now.toISOString();
    return { published: { code, number: productNumber(code), version, publishedAt, publication } };
  } catch (error) {
    if (error instanceof Rejection) return { lacks: error.errors };
    throw error;
  }
};

type Asked = {
  readonly code: string;
  readonly product: KnownProduct;
  readonly known: Known;
  readonly profile: Profile;
};

export const previewOfDraft = ({ code, product, known, profile }: Asked): ProductPreview => {
  const now = new Date();
  const on = {
    profile,
    day: dayIn(product.country, now.toISOString()),
    tables: known.tables[product.country],
  };
  const draft = ifPublished(code, product, known, now);
  return {
    id: code,
    day: on.day,
    version: null,
    publishedAt: null,
    card: 'published' in draft ? cardOf(cardSourceOf(draft.published), on, known) : null,
    lacks: 'lacks' in draft ? { ...draft.lacks } : {},
    price: product.price ? pricedBy(product.price, product, known, on) : null,
  };
};

/** @param day `YYYY-MM-DD`, of the product's market: its end counts */
export const previewOn = async (pool: Pool, asked: Asked, day: string): Promise<ProductPreview> => {
  const { code, product, known, profile } = asked;
  const held = await findHeldAt(pool, product.country, { code }, day);
  const on = { profile, day, tables: known.tables[product.country] };
  return {
    id: code,
    day,
    version: held?.version ?? null,
    publishedAt: held?.publishedAt ?? null,
    card: held ? cardOf(cardSourceOf(held), on, known) : null,
    lacks: {},
    price: held ? pricedBy(held.publication.price, held.publication, known, on) : null,
  };
};
