/** Whole products, as the console shows them: code, content and price rule. For every market and kind. */
import { z } from 'zod';
import { productCode, productContent } from '../../product-content/index.ts';
import { priceRule } from '../../pricing/index.ts';
import { decodeCoverages } from '../decode-coverages.ts';
import { cellObject } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Brought, type Source } from '../source.ts';

/** Limits in characters of JSON, with room for line breaks and blanks. */
const longest = { content: 500_000, price: 100_000 };

const product = z.object({
  code: productCode,
  content: cellObject(z.preprocess(decodeCoverages, productContent), longest.content),
  price: cellObject(priceRule, longest.price),
});

export const productSource: Source = {
  name: 'productos',
  read: async (rows, country) => {
    const { read: brings, unread } = await readEach(
      rows,
      product,
      'code',
      ({ row, fields: { code, content, price } }): Brought => ({
        is: 'product',
        row,
        code,
        offered: { country, content, price },
      }),
    );
    return { needs: [], brings, unread };
  },
};
