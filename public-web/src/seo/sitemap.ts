/** The pages of a country's site, for search engines. */
import { linesOf } from '@cotejo/core/content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Platform } from '../api/platform.ts';
import { type HostedSite } from '../domain/country-hosts.ts';
import { landingPages } from '../domain/landing-pages.ts';
import { staticPaths } from '../domain/site-pages.ts';
import { cached } from '../kit/cached.ts';

const pageSize = 100;
/** Number of addresses that the format allows in one file. */
const mostAddresses = 50_000;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The canonical paths of the country's products; nothing when the platform does not answer. */
const productPaths = async (platform: Pick<Platform, 'products'>): Promise<readonly string[] | undefined> => {
  const paths: string[] = [];
  for (let page = 1; paths.length < mostAddresses; page += 1) {
    const list = await platform.products(pageSize, page);
    if (list.kind !== 'found') return undefined;
    paths.push(...list.value.products.map(({ url }) => url));
    if (list.value.products.length === 0 || paths.length >= list.value.total) break;
  }
  return paths;
};

/** The pages of who offers the products, where they have one. */
const offering = (country: CountryCode, products: readonly string[]): readonly string[] => {
  const parents = landingPages[country].filter(({ kinds }) => kinds.length > 0).map(({ path }) => `${path}/`);
  return products
    .filter((path) => parents.some((parent) => path.startsWith(parent)))
    .map((path) => path.split('/').slice(0, 3).join('/'));
};

/** Milliseconds that paths are good for: products are published by hand. */
const lifetime = 10 * 60_000;
/** Milliseconds until a platform that did not answer is asked again. */
export const siteMapRetryDelay = 5_000;

type Paths = readonly string[] | undefined;

const fileOf = (origin: string, paths: readonly string[]): string => {
  const [open, close] = [`<url><loc>${origin}`, '</loc></url>'];
  const entries = `${open}${paths.join(`${close}${open}`)}${close}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
};

/**
 * Reading a country's list takes every page of the comparison, so that it is cached for ten minutes, also for
 * the country's other hosts and ports.
 * @param platformOf the platform of a country
 * @param now milliseconds
 * @returns the text of a site's file; nothing while the platform does not answer
 */
export const siteMaps = (
  platformOf: (country: CountryCode) => Pick<Platform, 'products'>,
  now?: () => number,
): ((site: HostedSite) => Promise<string | undefined>) => {
  const read = async (country: CountryCode): Promise<Paths> => {
    const products = await productPaths(platformOf(country));
    if (!products) return undefined;
    const comparators = linesOf(country).map(({ compareUrl }) => compareUrl);
    const paths = [...staticPaths(country), ...comparators, ...offering(country, products), ...products];
    return [...new Set(paths)].map((path) => escaped(encodeURI(path)));
  };
  const pathsOf = cached(read, (paths) => (paths ? lifetime : siteMapRetryDelay), now);

  return async ({ country, origin }) => {
    const paths = await pathsOf(country);
    return paths && fileOf(origin, paths);
  };
};
