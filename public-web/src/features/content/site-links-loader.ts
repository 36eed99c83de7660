/** Links to everything that the site has: comparators, lists, its own pages, and plans a hundred at a time. */
import { type LoaderFunction } from 'react-router-dom';
import { landingPages } from '../../domain/landing-pages.ts';
import { contactPath } from '../../domain/product-paths.ts';
import { contentNames, contentNamesOf, contentPath, listPath } from '../../domain/site-pages.ts';
import { valueOrThrow } from '../../routing/error-states.ts';
import { listPage } from '../../routing/list-page.ts';
import { type AppContext } from '../../routing/app-context.ts';

type SiteLink = { readonly title: string; readonly path: string };
export type SiteLinks = {
  readonly groups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  readonly page: number;
  readonly pages: number;
};

const plansOnAPage = 100;

export const siteLinksLoader =
  ({ platform, country }: AppContext): LoaderFunction =>
  async ({ request }): Promise<SiteLinks> => {
    const [lines, { products, page, pages }] = await Promise.all([
      platform.lines(),
      listPage(request.url, plansOnAPage, (nth) => platform.products(plansOnAPage, nth)),
    ]);
    const comparators = valueOrThrow(lines).map(({ title, compareUrl }) => ({ title, path: compareUrl }));
    return {
      groups: [
        { title: 'Comparadores', links: comparators },
        {
          title: 'Planes por tipo',
          links: [
            ...landingPages[country].map(({ name, path }) => ({ title: name, path })),
            { title: 'Todos los planes', path: listPath },
          ],
        },
        {
          title: 'Cotejo',
          links: [
            { title: 'Inicio', path: '/' },
            ...contentNamesOf(country).map((name) => ({
              title: contentNames[name],
              path: contentPath(name),
            })),
            { title: 'Contacto', path: contactPath },
          ],
        },
        {
          title: 'Planes',
          links: products.map(({ displayName, organization, url }) => ({
            title: `${displayName}, de ${organization.displayName}`,
            path: url,
          })),
        },
      ].filter(({ links }) => links.length > 0),
      page,
      pages,
    };
  };
