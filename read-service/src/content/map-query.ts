/** What of a map is asked for: countries by repeated `isoA2`, regions by repeated or comma-separated `dbIds`. */
import { z } from 'zod';
import { siteQuery } from '../kit/http/site-query.ts';

/** More than any map shows. */
const most = 300;

const list = <Value>(message: string, pattern: RegExp, read: (text: string) => Value) =>
  z
    .union([z.string(), z.array(z.string())], message)
    .transform((given) => [given].flat().flatMap((text) => text.split(',').map((piece) => piece.trim())))
    .refine((pieces) => pieces.length <= most && pieces.every((piece) => pattern.test(piece)), message)
    .transform((pieces) => pieces.map(read))
    .optional();

export const mapQuery = siteQuery({
  isoA2: list(`Debe ser el código de un país, de dos letras; hasta ${most}.`, /^[a-z]{2}$/i, (code) =>
    code.toUpperCase(),
  ).describe('se puede repetir'),
  dbIds: list(`Debe ser el número de una región; hasta ${most}.`, /^\d{1,9}$/, Number).describe(
    'se puede repetir, o separar con comas',
  ),
});
