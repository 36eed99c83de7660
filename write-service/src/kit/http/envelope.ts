/** The envelope of the site's calls: data, total, id of the answer, and no error. */
import { z } from 'zod';

export const enveloped = <S extends z.ZodType>(data: S) =>
  z.object({ data, metaData: z.object({ total: z.int(), uuid: z.uuid() }), error: z.null() });

/** @param uuid the same for the same answer */
export const envelope = <Data>(data: Data, uuid: string, total = 1) => ({
  data,
  metaData: { total, uuid },
  error: null,
});
