/** Queries of the site's calls: what a call knows, and what the site adds to every one of them. */
import { z } from 'zod';

const added = z.unknown().optional();

/**
 * White-label hosts add `isqps`, the company's own people `forceRefresh` (spec, public side, section 7): neither changes an
 * answer, for none is older than its read models. Anything else that a call does not know is refused by name.
 */
export const siteQuery = <Shape extends z.ZodRawShape = Record<never, never>>(shape: Shape = {} as Shape) =>
  z.strictObject({
    ...shape,
    isqps: added.describe('de sitios de marca blanca; no cambia la respuesta'),
    forceRefresh: added.describe('de tráfico interno; no cambia la respuesta'),
  });
