/** A product's page as visitors would read it: what its draft says, or what was said on a day. */
import { dayIn, displayNameOf, type KnownProduct, productNumber } from '@cotejo/core/catalogue';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Detailed, detailOf, detailSchema, findHeldAt, type Known } from '../catalogue/index.ts';

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
type Found = Detailed & { readonly version: number | null };

/**
 * The draft as it would be read today, also while something else of it is missing.
 * @param day `YYYY-MM-DD`, of the product's market: what held at its end
 * @returns nothing for a day on which visitors did not see the product
 */
export const findDetailed = async (
  pool: Pool,
  { code, product }: Asked,
  day: string | undefined,
): Promise<Found | undefined> => {
  if (day !== undefined) {
    const held = await findHeldAt(pool, product.country, { code }, day);
    return held && { day, version: held.version, product: held };
  }
  const { content } = product;
  const identity = { ...content.identity, path: content.identity.path ?? '' };
  return {
    day: dayIn(product.country, new Date().toISOString()),
    version: null,
    product: { number: productNumber(code), publication: { content: { ...content, identity } } },
  };
};

/** @param day as for `findDetailed` */
export const findProductDetail = async (
  pool: Pool,
  asked: Asked,
  known: Known,
  day: string | undefined,
): Promise<ProductDetail> => {
  const found = await findDetailed(pool, asked, day);
  const today = dayIn(asked.product.country, new Date().toISOString());
  return {
    id: asked.code,
    day: day ?? today,
    version: found?.version ?? null,
    name: found ? displayNameOf(found.product.publication.content) : null,
    detail: found ? detailOf(found, known, day) : null,
  };
};
