/** What the site's calls answer with: the data, how many there are and which answer it is, and no error. */
import { z } from 'zod';

export const enveloped = <S extends z.ZodType>(data: S) =>
  z.object({ data, metaData: z.object({ total: z.int(), uuid: z.uuid() }), error: z.null() });

/** @param uuid the same for the same answer */
export const envelope = <Data>(data: Data, uuid: string, total = 1) => ({
  data,
  metaData: { total, uuid },
  error: null,
});
