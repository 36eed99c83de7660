/** An answer of JSON, as the API's documentation shows it. */
import { type z } from 'zod';

export const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});
