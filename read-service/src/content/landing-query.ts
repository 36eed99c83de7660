/** How the landing service is asked: filters, a locale, and what to unfold, in its own dialect or plainly. */
import { z } from 'zod';
import { landingLocales } from '@cotejo/core/content';
import { siteQuery } from '../kit/http/site-query.ts';

const yesOrNo = z.enum(['true', 'false'], 'Debe ser true o false.').transform((text) => text === 'true');
const word = z
  .string('Debe ser un texto.')
  .max(100, 'Son 100 letras como máximo.')
  .regex(/^[\w-]*$/, 'Debe ser una palabra, como seguros-de-salud.')
  .transform((text) => text.toLowerCase());
const locale = z.enum(landingLocales, `Debe ser uno de: ${landingLocales.join(', ')}.`);

const filters = { active: yesOrNo, tag: word, slug: word } as const;
type Filter = { active?: boolean; tag?: string; slug?: string };

export const mostPopulated = 10;
/** Answers are flat and whole: what is to be unfolded already is. */
const populate = z.union(
  [z.string().max(200), z.array(z.string().max(200)).max(mostPopulated)],
  'Debe ser un texto, o varios.',
);
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
  (['active', 'tag', 'slug'] as const).flatMap((name) => [
    [`filters[${name}]`, filters[name].optional()],
    [`filters[${name}][$eq]`, filters[name].optional()],
  ]),
) as Record<string, z.ZodType<string | boolean | undefined, string | undefined>>;

/** How clients write a list: `populate[0]`, `populate[1]` and so on. */
const populates = Object.fromEntries(
  Array.from({ length: mostPopulated }, (_, nth) => [`populate[${nth}]`, populate.optional()]),
);

export type LandingFilter = Filter & { readonly locale: (typeof landingLocales)[number] };

/** The later of two that say the same counts. */
export const landingQuery = siteQuery({
  filter: asJson.optional().describe('como {"slug":"seguros-de-salud"}'),
  ...inBrackets,
  active: filters.active.optional(),
  tag: filters.tag.optional(),
  slug: filters.slug.optional(),
  locale: locale.default('es'),
  populate: populate.optional().describe('las respuestas ya vienen completas'),
  ...populates,
}).transform((query): LandingFilter => {
  const given = query as Readonly<Record<string, unknown>>;
  const named = (name: keyof Filter): unknown =>
    given[name] ?? given[`filters[${name}][$eq]`] ?? given[`filters[${name}]`] ?? query.filter?.[name];
  return {
    active: named('active'),
    tag: named('tag'),
    slug: named('slug'),
    locale: query.locale,
  } as LandingFilter;
});
