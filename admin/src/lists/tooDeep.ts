/** A page behind the last row that the service reads: followed from an address, no list leads there. */
import { problemOf, statusOf } from '../providers/http-error.ts';

export const isTooDeep = (error: unknown): boolean =>
  statusOf(error) === 400 && problemOf((error as { body?: unknown } | null)?.body).code === 'TOO_DEEP';
