/** The spec's result envelope: `data`, `metaData` with how many there are and a name for the result, and `error`. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const metaData = z.object({
  total: z.int().describe('cuántos hay en todas las páginas'),
  uuid: z.uuid().describe('igual mientras el resultado es el mismo'),
});

/** How an answer with an envelope is documented; `more` stands beside `total` and `uuid`. */
export const envelope = <Data extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  data: Data,
  more: More = {} as More,
) => z.object({ data, metaData: metaData.extend(more), error: z.null() });

/** The same result has the same id, so that a cached answer is still the same answer. */
export const idOf = (result: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(result) ?? '')
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** All of a result at once: a list counts its members, anything else is one. `more` stands beside `total` and `uuid`. */
export const answerWith = <Data, More extends object = Record<never, never>>(
  data: Data,
  more: More = {} as More,
) => ({
  data,
  metaData: { total: Array.isArray(data) ? data.length : 1, uuid: idOf(data), ...more },
  error: null,
});
