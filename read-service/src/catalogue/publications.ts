/** Publications from the read models: those of a page's cards, and one with all that it says. */
import { type Pool } from 'pg';
import { type Publication, spellingOf } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { type CardSource } from './cards/card.ts';

type CardRow = Omit<CardSource, 'number'> & { readonly number: string };

/** Each publication is unpacked once, and what no card shows stays in the database. */
const cardColumns = `
  select code, number, country, p.price, p.organization, p."insuranceType",
         (p.content - '{coverageOrganizations,descriptions,conditions,exclusions,extraBenefits,faq,documents,payment}'::text[])
           as content,
         coalesce(p.content #>> '{descriptions,0,content}', '') as description
  from read.product
  cross join lateral jsonb_to_record(publication)
    as p(content jsonb, price jsonb, organization jsonb, "insuranceType" jsonb)`;

/**
 * @param codes of products, in any case, and their numbers
 * @returns those that the country's visitors see, an exact code before one in another case: by code, then by number, in the order in which they are named
 */
export const findCards = async (
  pool: Pool,
  country: CountryCode,
  codes: readonly string[],
  numbers: readonly number[] = [],
): Promise<readonly CardSource[]> => {
  const { rows } = await pool.query<CardRow>(
    `${cardColumns} where country = $1 and ${numbers.length > 0 ? '(lower(code) = any($2) or number = any($3))' : 'lower(code) = any($2)'}`,
    [country, codes.map(spellingOf), ...(numbers.length > 0 ? [numbers] : [])],
  );
  const found = rows.map((row) => ({ ...row, number: Number(row.number) }));
  const byCode = new Map(found.map((card) => [spellingOf(card.code), card]));
  for (const card of found) byCode.set(card.code, card);
  const byNumber = new Map(found.map((card) => [card.number, card]));
  const withCode = (code: string) => byCode.get(code) ?? byCode.get(spellingOf(code));
  const named = [...codes.map(withCode), ...numbers.map((number) => byNumber.get(number))];
  return [...new Set(named)].filter((card) => card !== undefined);
};

export type Published = {
  readonly code: string;
  readonly number: number;
  readonly version: number;
  readonly publishedAt: string;
  readonly publication: Publication;
};
type Row = {
  readonly code: string;
  readonly number: string;
  readonly version: number;
  readonly published_at: Date;
  readonly publication: Publication;
};
const published = ({ number, published_at, ...row }: Row): Published => ({
  ...row,
  number: Number(number),
  publishedAt: published_at.toISOString(),
});

/** A product by its code, or by the number that the spec's calls name it by. */
export type ProductKey = { readonly code: string } | { readonly number: number };

/** The column is one of a table or view of the alias; `first` orders a product with the very code before others. */
const condition = (key: ProductKey, alias: string) =>
  'code' in key
    ? {
        text: `lower(${alias}.code) = lower($1)`,
        value: key.code,
        first: `${alias}.code = $1 desc, ${alias}.code`,
      }
    : { text: `${alias}.number = $1`, value: String(key.number), first: `${alias}.code` };

/** @returns nothing for a product that the country's visitors don't see */
export const findPublished = async (
  pool: Pool,
  country: CountryCode,
  key: ProductKey,
): Promise<Published | undefined> => {
  const { text, value, first } = condition(key, 'product');
  const { rows } = await pool.query<Row>(
    `select code, number, publication_version as version, published_at, publication
     from read.product where ${text} and country = $2 order by ${first} limit 1`,
    [value, country],
  );
  return rows[0] && published(rows[0]);
};

/** Its own number at the time, or the one that it has by now: whoever of them is hidden hides the product. */
const isHidden = (
  table: 'organization' | 'insurance_type',
  field: 'organization' | 'insuranceType',
): string =>
  `exists (select from read.${table} entry where entry.hidden
           and entry.id in (record.${table}_id, (version.publication #>> '{${field},id}')::bigint))`;

const lastBy = async (
  pool: Pool,
  country: CountryCode,
  key: ProductKey,
  day: string,
): Promise<{ readonly isHidden: boolean; readonly version: Published } | undefined> => {
  const { text, value, first } = condition(key, 'record');
  const { rows } = await pool.query<Row & { readonly is_over: boolean; readonly is_hidden: boolean }>(
    `select version.code, record.number, version.version, version.published_at, version.publication,
            coalesce((version.ended_at at time zone $3)::date <= $4::date, false) as is_over,
            ${isHidden('organization', 'organization')} or ${isHidden('insurance_type', 'insuranceType')} as is_hidden
     from read.product_record record
     join read.product_version version using (code)
     where ${text} and version.country = $2 and (version.published_at at time zone $3)::date <= $4::date
     order by ${first}, version.version desc limit 1`,
    [value, country, countryOf(country).timeZone, day],
  );
  const [last] = rows;
  if (!last || last.is_over) return undefined;
  const { is_over: _, is_hidden, ...row } = last;
  return { isHidden: is_hidden, version: published(row) };
};

/**
 * What the product said at the end of a day in its market. What is hidden now is hidden at every day: of a product whose
 * organization or type visitors don't see, they see no past either, and no earlier version in its place.
 * @param day `YYYY-MM-DD`
 * @returns nothing where visitors saw none by then, or none any more, or where it is hidden today
 */
export const findPublishedAt = async (
  ...asked: Parameters<typeof lastBy>
): Promise<Published | undefined> => {
  const last = await lastBy(...asked);
  return last?.isHidden ? undefined : last?.version;
};

/** The same for staff, who see what visitors saw whether or not it is hidden by now. */
export const findHeldAt = async (...asked: Parameters<typeof lastBy>): Promise<Published | undefined> =>
  (await lastBy(...asked))?.version;

export type PastPublication = Pick<Publication, 'price'> & {
  /** Days of the market: the first on which it was seen, and the first on which it was not any more. */
  readonly from: string;
  readonly until: string | null;
};

/**
 * What a product has cost since it was first published, the newest last; of several publications of a day, the last counts.
 * A publication of an organization or a type that is hidden today is hidden here too.
 * @param code of a product that the country's visitors see
 */
export const findPastPublications = async (
  pool: Pool,
  country: CountryCode,
  code: string,
): Promise<readonly PastPublication[]> => {
  const { rows } = await pool.query<PastPublication>(
    `select distinct on (days.from) days.from, days.until, version.publication -> 'price' as price
     from read.product_record record
     join read.product_version version using (code)
     cross join lateral (
       select (version.published_at at time zone $3)::date::text as "from",
              (version.ended_at at time zone $3)::date::text as until
     ) days
     where record.code = $1 and version.country = $2
       and not (${isHidden('organization', 'organization')} or ${isHidden('insurance_type', 'insuranceType')})
     order by days.from, version.version desc`,
    [code, country, countryOf(country).timeZone],
  );
  return rows;
};

/** All of a publication as a card shows it. */
export const cardSourceOf = ({ code, number, publication }: Published): CardSource => ({
  ...publication,
  code,
  number,
  description: publication.content.descriptions[0]?.content ?? '',
});
