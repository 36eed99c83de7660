/** Which exchange values are asked for, and where, as the environment says: `{"UF/CLP":"https://…/uf"}`. */
import { exchangePairs } from '@cotejo/core/price-tables';
import { z } from 'zod';

const sources = z.partialRecord(z.enum(exchangePairs), z.url({ protocol: /^https?$/ }));

export const exchangeSources = z
  .string()
  .default('')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text || '{}');
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(sources)
  .describe('where the day’s exchange values are asked for, by pair');
