/** Whole products, as the console shows them: code, content and price rule. For every market and kind. */
import { z } from 'zod';
import { productCode, productContent } from '../../catalogue/index.ts';
import { priceRule } from '../../pricing/index.ts';
import { decodeCoverages } from '../decode-coverages.ts';
import { cellObject } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Source } from '../source.ts';

const product = z.object({
  code: productCode,
  content: cellObject(z.preprocess(decodeCoverages, productContent)),
  price: cellObject(priceRule),
});

export const productSource: Source = {
  name: 'productos',
  read: async (rows, country) => {
    const { read, unread } = await readEach(rows, product, 'code');
    return {
      needs: [],
      brings: read.map(({ row, fields: { code, content, price } }) => ({
        is: 'product',
        row,
        code,
        offered: { country, content, price },
      })),
      unread,
    };
  },
};
