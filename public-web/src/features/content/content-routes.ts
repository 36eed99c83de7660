/** Pages with a text, and the page of links to everything: loaded by whoever goes there. */
import { type ContentName } from '../../domain/site-pages.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { contentOf } from './content.ts';
import { ContentPage } from './ContentPage.tsx';
import { siteLinksLoader } from './site-links-loader.ts';
import { SiteLinksPage } from './SiteLinksPage.tsx';

export const contentRoute = (name: ContentName): LazyRoute => ({
  loader: async () => ({ name, content: await contentOf(name) }),
  Component: ContentPage,
});
export const siteLinksRoute = (context: AppContext): LazyRoute => ({
  loader: siteLinksLoader(context),
  Component: SiteLinksPage,
});
