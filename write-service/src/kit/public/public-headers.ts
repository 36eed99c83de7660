/** The headers of what visitors send, as documented. */
import { countryHeader, siteVersionHeader } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { idempotencyKeyHeader } from '../http/headers.ts';

export const publicHeaders = z.object({
  'x-country': countryHeader,
  'x-qpversion': siteVersionHeader,
  'idempotency-key': idempotencyKeyHeader.optional(),
});
