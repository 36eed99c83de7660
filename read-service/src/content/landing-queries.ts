/** What landing pages show: themselves, who offers what they are about, the plans, and how people were served. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Publication } from '@cotejo/core/catalogue';
import { type Landing, landings } from '@cotejo/core/content';
import { feedbackTopics } from '@cotejo/core/feedback';
import { type CountryCode } from '@cotejo/core/kit/country';
import { organizationTypeAlias } from '@cotejo/core/reference/organization-types';
import { type Known, typesNamed } from '../catalogue/index.ts';
import { type LandingFilter } from './landing-query.ts';

/** The active ones, unless others are asked for. */
export const findLandings = (country: CountryCode, filter: LandingFilter): readonly Landing[] =>
  landings.filter(
    (landing) =>
      landing.country === country &&
      landing.locale === filter.locale &&
      landing.active === (filter.active ?? true) &&
      (filter.tag === undefined || landing.tag === filter.tag) &&
      (filter.slug === undefined || landing.slug === filter.slug),
  );

/** The types that the landings are about, by name, and all that their comparators compare, by number. */
const typesOf = (
  country: CountryCode,
  filter: LandingFilter,
  known: Pick<Known, 'insuranceTypes'>,
): readonly [names: readonly string[], ids: readonly number[]] => {
  const names = [...new Set(findLandings(country, filter).map(({ productType }) => productType))];
  return [names, names.flatMap((name) => typesNamed(known, country, name))];
};
const isOfTypes = `(publication #>> '{insuranceType,name}' = any($2) or insurance_type_id = any($3))`;

export const organizationSubscriptionSchema = z.object({
  id: z.number(),
  displayName: z.string(),
  url: z.string(),
  typeAlias: z.string(),
  products: z.int().describe('cuántos planes ofrece ahí'),
  active: z.boolean(),
});

/** Who offers something of the landings' types now, the one with most plans first. */
export const findOrganizationSubscriptions = async (
  pool: Pool,
  country: CountryCode,
  filter: LandingFilter,
  known: Pick<Known, 'insuranceTypes'>,
): Promise<z.infer<typeof organizationSubscriptionSchema>[]> => {
  const { rows } = await pool.query<{
    organization: Publication['organization'];
    id: number;
    products: number;
  }>(
    `select (publication #>> '{content,identity,organizationId}')::float8 as id, count(*)::int as products,
            (array_agg(publication -> 'organization' order by code))[1] as organization
     from read.product
     where country = $1 and ${isOfTypes}
     group by 1 order by products desc, id limit 100`,
    [country, ...typesOf(country, filter, known)],
  );
  return rows.map(({ id, products, organization }) => ({
    id,
    displayName: organization.displayName,
    url: organization.url,
    typeAlias: organization.typeAlias ?? organizationTypeAlias(organization.type),
    products,
    active: true,
  }));
};

export const productSubscriptionSchema = z.object({
  id: z.number(),
  productCode: z.string(),
  displayName: z.string(),
  url: z.string(),
  organization: z.string(),
  productType: z.string(),
  active: z.boolean(),
});

/** The plans of the landings' types, by name; a hundred at most, for a landing shows a few. */
export const findProductSubscriptions = async (
  pool: Pool,
  country: CountryCode,
  filter: LandingFilter,
  known: Pick<Known, 'insuranceTypes'>,
): Promise<z.infer<typeof productSubscriptionSchema>[]> => {
  const { rows } = await pool.query<Omit<z.infer<typeof productSubscriptionSchema>, 'active'>>(
    `select number::float8 as id, code as "productCode", name as "displayName",
            publication #>> '{content,identity,path}' as url,
            publication #>> '{organization,displayName}' as organization,
            publication #>> '{insuranceType,name}' as "productType"
     from read.product
     where country = $1 and ${isOfTypes}
     order by name, code limit 100`,
    [country, ...typesOf(country, filter, known)],
  );
  return rows.map((row) => ({ ...row, active: true }));
};

export const successReviewSchema = z.object({
  id: z.int(),
  rating: z.int().describe('4 o 5 de 5'),
  recommend: z.int().nullable().describe('de 0 a 10'),
  topics: z.array(z.string()),
  month: z.string().describe('como 2026-03'),
  active: z.boolean(),
});

const topicNames: ReadonlyMap<string, string> = new Map(feedbackTopics.map(({ id, name }) => [id, name]));
/** Of how good an opinion is, and of how many a month's must be so that nobody finds a person in them. */
const [goodScore, fewest] = [4, 5];

/**
 * The good opinions of real people: score and topics by month, and never a name or a word of theirs. A month with only a few
 * is left out. All of them are active: others can be asked for, and there are none.
 */
export const findSuccessReviews = async (
  pool: Pool,
  country: CountryCode,
  { active }: Pick<LandingFilter, 'active'>,
): Promise<z.infer<typeof successReviewSchema>[]> => {
  if (active === false) return [];
  type Row = { rating: number; recommend: number | null; topics: string[] | null; month: string };
  const { rows } = await pool.query<Row>(
    `select score as rating, recommend, state -> 'topics' as topics, month
     from (select score, recommend, state, to_char(at at time zone 'UTC', 'YYYY-MM') as month,
                  count(*) over (partition by to_char(at at time zone 'UTC', 'YYYY-MM')) as of_month
           from read.feedback where country = $1 and score >= $2 and at > now() - interval '1 year') good
     where of_month >= $3
     order by month desc, rating desc, recommend desc nulls last, topics limit 20`,
    [country, goodScore, fewest],
  );
  return rows.map(({ topics, ...row }, index) => ({
    id: index + 1,
    ...row,
    topics: (topics ?? []).flatMap((id) => topicNames.get(id) ?? []),
    active: true,
  }));
};
