/** A piece of a list as Strapi's `pagination` asks for it: by pages, or from a place on. */
import { z } from 'zod';

/** Landings and categories (spec, public side, section 9). */
const pageSize = 15;
const mostRows = 100;

const counted = (least: number, most: number) =>
  z
    .string('Debe ser un número.')
    .regex(/^\d{1,6}$/, 'Debe ser un número entero.')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `Debe ser de ${least} a ${most}.`)
    .optional();

export const pagination = {
  'pagination[page]': counted(1, 100_000),
  'pagination[pageSize]': counted(1, mostRows),
  'pagination[start]': counted(0, 100_000),
  'pagination[limit]': counted(1, mostRows),
  'pagination[withCount]': z.enum(['true', 'false', '1', '0'], 'Debe ser true o false.').optional(),
};
type Pagination = { readonly [Name in keyof typeof pagination]?: z.output<(typeof pagination)[Name]> };

/** Which rows of a list are asked for; all of them where nothing is said. */
export type Piece = { readonly from: number; readonly to: number };

const isByPages = (asked: Pagination): boolean =>
  asked['pagination[page]'] !== undefined || asked['pagination[pageSize]'] !== undefined;
const isByPlaces = (asked: Pagination): boolean =>
  asked['pagination[start]'] !== undefined || asked['pagination[limit]'] !== undefined;

/** Two ways to ask for a piece do not go together. */
export const isOneWay = (asked: Pagination): boolean => !(isByPages(asked) && isByPlaces(asked));

export const pieceOf = (asked: Pagination): Piece => {
  if (isByPages(asked)) {
    const size = asked['pagination[pageSize]'] ?? pageSize;
    const from = ((asked['pagination[page]'] ?? 1) - 1) * size;
    return { from, to: from + size };
  }
  if (!isByPlaces(asked)) return { from: 0, to: Infinity };
  const from = asked['pagination[start]'] ?? 0;
  return { from, to: from + (asked['pagination[limit]'] ?? pageSize) };
};
