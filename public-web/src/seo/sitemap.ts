/** The pages of a country's site, for search engines. */
import { type Platform } from '../api/index.ts';
import { contactPath } from '../domain/product-paths.ts';

const pageSize = 100;
/** What the format allows in one file. */
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

/** @returns the file's text; nothing when the platform does not answer */
export const sitemap = async (
  origin: string,
  platform: Pick<Platform, 'products'>,
): Promise<string | undefined> => {
  const products = await productPaths(platform);
  if (!products) return undefined;
  const addresses = ['/', contactPath, ...products].map((path) => escaped(encodeURI(`${origin}${path}`)));
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
};
