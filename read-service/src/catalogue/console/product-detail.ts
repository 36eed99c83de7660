/** A product's page as visitors would read it: what its draft says, or what was said on a day. */
import { dayIn, type KnownProduct, productNumber } from '@cotejo/core/catalogue';
import { displayNameOf } from '@cotejo/core/product-content';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Detailed, detailOf, detailSchema, featuresOfType, findHeldAt } from '../index.ts';
import { type Kept } from '../parts.ts';

export const productDetailSchema = z.object({
  id: z.string(),
  day: z.iso.date(),
  version: z.int().nullable().describe('la publicación que regía; nada si es el borrador o no regía ninguna'),
  name: z.string().nullable(),
  detail: detailSchema
    .nullable()
    .describe('cada parte como la responde su llamada del sitio; nada si ese día no se veía'),
});
type ProductDetail = z.infer<typeof productDetailSchema>;

type Asked = { readonly code: string; readonly product: KnownProduct };
type Found = {
  readonly day: string;
  readonly version: number | null;
  /** None on a day on which visitors did not see it. */
  readonly product?: Detailed['product'] | undefined;
};

/**
 * The draft as it would be read today, also while something else of it is missing.
 * @param at `YYYY-MM-DD`, of the product's market: what held at its end
 */
export const findDetailed = async (
  pool: Pool,
  { code, product }: Asked,
  at: string | undefined,
): Promise<Found> => {
  if (at !== undefined) {
    const held = await findHeldAt(pool, product.country, { code }, at);
    return { day: at, version: held?.version ?? null, product: held };
  }
  const { content } = product;
  const identity = { ...content.identity, path: content.identity.path ?? '' };
  return {
    day: dayIn(product.country, new Date().toISOString()),
    version: null,
    product: { number: productNumber(code), publication: { content: { ...content, identity } } },
  };
};

/** @param at as for `findDetailed` */
export const findProductDetail = async (
  pool: Pool,
  asked: Asked,
  { known, market }: Kept,
  at: string | undefined,
): Promise<ProductDetail> => {
  const { day, version, product } = await findDetailed(pool, asked, at);
  const typeId = product?.publication.content.identity.insuranceTypeId;
  const ofToday = { featuresOfType: () => featuresOfType(market(asked.product.country), typeId) };
  return {
    id: asked.code,
    day,
    version,
    name: product ? displayNameOf(product.publication.content) : null,
    detail: product ? detailOf({ day, product, ...(at ? {} : ofToday) }, known, at) : null,
  };
};
