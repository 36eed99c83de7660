/** Whole products, as the console shows them: code, content and price rule. For every market and kind. */
import { z } from 'zod';
import { productCode, productContent } from '../../catalogue/index.ts';
import { priceRule } from '../../pricing/index.ts';
import { decodeCoverages } from '../decode-coverages.ts';
import { readEach } from '../read-each.ts';
import { type Source } from '../source.ts';

/** In a cell of a table, an object is its JSON. */
const object = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'No es JSON válido.' });
      return z.NEVER;
    }
  }, schema);

const product = z.object({
  code: productCode,
  content: object(z.preprocess(decodeCoverages, productContent)),
  price: object(priceRule),
});

export const productSource: Source = {
  name: 'productos',
  read: (rows, country) => {
    const { read, unread } = readEach(rows, product, 'code');
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
