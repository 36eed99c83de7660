/** A product as the console shows it: in lists, in answers to commands and in the read model alike. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../../kit/allowed-commands/index.ts';
import { stands, type Stands } from '../../kit/entries/index.ts';
import { priceRule } from '../../pricing/index.ts';
import { productContent } from '../../product-content/index.ts';
import { countryCodes } from '../../kit/country/index.ts';
import { productCommands } from '../access/allowed-catalogue-commands.ts';
import { isChangedSincePublished } from './product-decisions.ts';
import { productNumber } from './product-number.ts';
import { type KnownProduct } from './product.ts';

export const productRowSchema = z.object({
  id: z.string().describe('su código'),
  number: z.int().describe('con el que lo nombran las llamadas del sitio'),
  ...stands,
  status: z.enum(['draft', 'published', 'withdrawn']),
  country: z.enum(countryCodes),
  content: productContent,
  price: priceRule.nullable(),
  publications: z.int().describe('cuántas veces se publicó; la versión que se ve'),
  publishedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  isChanged: z.boolean().describe('el borrador dice otra cosa que lo publicado'),
});
export type ProductRow = Readonly<z.infer<typeof productRowSchema>>;
export const productRecordSchema = productRowSchema.extend({
  allowedCommands: allowedCommandsSchema(productCommands),
});

/** A product as its row: what the draft says, and whether visitors see something else. */
export const productRow = (
  code: string,
  product: KnownProduct,
  { version, position }: Stands,
): ProductRow => ({
  id: code,
  number: productNumber(code),
  version,
  position,
  status: product.status,
  country: product.country,
  content: product.content,
  price: product.price ?? null,
  publications: product.publications,
  publishedAt: product.publishedAt ?? null,
  withdrawnAt: product.withdrawnAt ?? null,
  isChanged: isChangedSincePublished(product),
});
