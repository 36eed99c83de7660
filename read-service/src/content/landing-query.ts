/** How the landing service is asked: filters, a locale, and what to unfold, in its own dialect or plainly. */
import { z } from 'zod';
import { landingLocales } from '@cotejo/core/content';
import { siteQuery } from '../kit/http/site-query.ts';
import { isOneWay, pagination, type Piece, pieceOf } from './pagination.ts';

const yesOrNo = z.enum(['true', 'false'], 'Debe ser true o false.').transform((text) => text === 'true');
const word = z
  .string('Debe ser un texto.')
  .max(100, 'Son 100 letras como máximo.')
  .regex(/^[\w-]*$/, 'Debe ser una palabra, como seguros-de-salud.')
  .transform((text) => text.toLowerCase());
const locale = z.enum(landingLocales, `Debe ser uno de: ${landingLocales.join(', ')}.`);

const filters = { active: yesOrNo, tag: word, slug: word } as const;
type Filter = { active?: boolean; tag?: string; slug?: string };

/**
 * Parameters of Strapi's `populate` in any form: `populate=*`, `populate[0]=reviews`, `populate[organization][fields][0]=name`.
 * They change nothing: answers are flat and whole.
 */
const populated = /^populate(?:\[[\w.*$-]{0,60}\]){1,8}$/;
const asJson = z
  .string('Debe ser un texto.')
  .max(1_000, 'Son 1000 letras como máximo.')
  .transform((text, context) => {
    const wrong = (): typeof z.NEVER => {
      context.addIssue({ code: 'custom', message: 'Debe ser un objeto JSON con active, tag o slug.' });
      return z.NEVER;
    };
    try {
      const given = JSON.parse(text) as Record<string, unknown>;
      const read = z.strictObject({ active: z.boolean(), tag: word, slug: word }).partial().safeParse(given);
      return read.success ? read.data : wrong();
    } catch {
      return wrong();
    }
  });

const inBrackets = Object.fromEntries(
  (['active', 'tag', 'slug'] as const).flatMap((name) =>
    ['', '[$eq]', '[$eqi]'].map((operator) => [`filters[${name}]${operator}`, filters[name].optional()]),
  ),
) as Record<string, z.ZodType<string | boolean | undefined, string | undefined>>;

export type LandingFilter = Filter & {
  readonly locale: (typeof landingLocales)[number];
  readonly piece: Piece;
};

const known = siteQuery({
  filter: asJson.optional().describe('como {"slug":"seguros-de-salud"}'),
  ...inBrackets,
  active: filters.active.optional(),
  tag: filters.tag.optional(),
  slug: filters.slug.optional(),
  locale: locale.default('es'),
  populate: z
    .unknown()
    .optional()
    .describe('como populate[0] o populate[x][fields][0]; las respuestas ya vienen completas'),
  ...pagination,
});

/** The later of two that say the same counts. What it does not know is refused by name, but for what is to be unfolded. */
export const landingQuery = known
  .loose()
  .superRefine((query, context) => {
    for (const name of Object.keys(query))
      if (!Object.hasOwn(known.shape, name) && !populated.test(name))
        context.addIssue({ code: 'custom', path: [name], message: 'Este campo no existe.' });
    if (!isOneWay(query))
      context.addIssue({
        code: 'custom',
        path: ['pagination[start]'],
        message: 'Pide por páginas (page y pageSize) o desde un lugar (start y limit).',
      });
  })
  .transform((query): LandingFilter => {
    const given = query as Readonly<Record<string, unknown>>;
    const named = (name: keyof Filter): unknown =>
      given[name] ??
      given[`filters[${name}][$eq]`] ??
      given[`filters[${name}][$eqi]`] ??
      given[`filters[${name}]`] ??
      query.filter?.[name];
    return {
      active: named('active'),
      tag: named('tag'),
      slug: named('slug'),
      locale: query.locale,
      piece: pieceOf(query),
    } as LandingFilter;
  });
