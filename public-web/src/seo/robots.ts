/** The file that tells crawlers which paths they may visit. */

/** @param origin of the country's site */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /console/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
