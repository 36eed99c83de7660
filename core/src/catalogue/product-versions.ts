/** What visitors saw of a product on a day: its publications, counted from 1. */
import { type Recorded } from '../event-sourcing/index.ts';
import { type CountryCode, countryOf } from '../reference/index.ts';
import { type ProductEvent } from './product.ts';
import { type Publication } from './publication.ts';

export type ProductVersion = {
  readonly version: number;
  /** UTC instants: from when to when visitors saw it. */
  readonly publishedAt: string;
  readonly endedAt?: string;
  readonly publication: Publication;
};

/** @param history the product's events, oldest first */
export const versionsOf = (history: readonly Recorded<ProductEvent>[]): readonly ProductVersion[] => {
  const versions: ProductVersion[] = [];
  const end = (endedAt: string): void => {
    const last = versions.at(-1);
    if (last && last.endedAt === undefined) versions[versions.length - 1] = { ...last, endedAt };
  };
  for (const { type, data, metadata } of history) {
    const { occurredAt } = metadata;
    if (type === 'ProductPublished' || type === 'ProductWithdrawn') end(occurredAt);
    if (type === 'ProductPublished')
      versions.push({ version: versions.length + 1, publishedAt: occurredAt, publication: data });
  }
  return versions;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant where the market is, `YYYY-MM-DD`. */
export const dayIn = (country: CountryCode, instant: string): string => {
  const { timeZone } = countryOf(country);
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
};

/**
 * The version that stood at the end of a day of the product's market: of two of one day the later.
 * @param history the product's events, oldest first
 * @param day `YYYY-MM-DD`
 * @returns nothing where visitors saw none by then, or none any more
 */
export const versionAt = (
  history: readonly Recorded<ProductEvent>[],
  day: string,
): ProductVersion | undefined => {
  const begun = versionsOf(history).filter(
    ({ publication, publishedAt }) => dayIn(publication.country, publishedAt) <= day,
  );
  const last = begun.at(-1);
  const isOver = last?.endedAt !== undefined && dayIn(last.publication.country, last.endedAt) <= day;
  return isOver ? undefined : last;
};

const monthsNew = 2;

/** New for two months from the day on which it became available (spec, public side, sections 3 and 9). */
export const isNewProduct = (availableFrom: string | null | undefined, today: string): boolean => {
  if (!availableFrom || availableFrom > today) return false;
  const until = new Date(`${availableFrom}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + monthsNew);
  return today < until.toISOString().slice(0, 10);
};

/** Bought on the site itself or on the insurer's: told by the beginning of its code (spec, public side, section 3). */
export const sellsOnline = (productCode: string): boolean =>
  /^(?:QpOnlineSale|ExternalOnlineSale)/.test(productCode);
