/** The pages of a country's site and their addresses. */
import { createElement } from 'react';
import { type RouteObject } from 'react-router-dom';
import { type TabName, tabNamed, tabNames } from '../domain/plan-tabs.ts';
import {
  contactPath,
  feedbackPath,
  productPatterns,
  sentPath,
  sharedPattern,
  sideBySidePattern,
} from '../domain/product-paths.ts';
import { landingPages } from '../domain/landing-pages.ts';
import {
  contentNamesOf,
  contentPath,
  listPath,
  movedPaths,
  signUpPath,
  siteMapPath,
} from '../domain/site-pages.ts';
import { homeLoader } from '../features/home/home-loader.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { permanentRedirect, pageAt, temporaryRedirect } from '../routing/canonical-address.ts';
import { type AppContext, AppContextProvider } from '../routing/app-context.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { type LayoutData, layoutRouteId, loadLayoutData } from './layout-data.ts';
import { humanRoute } from './human-route.ts';
import { Layout } from './Layout.tsx';

/** The summary stands at the plan's own address. */
const tabOf = (context: AppContext, name: TabName): RouteObject => {
  const { segment } = tabNamed(name);
  const lazy = async () => (await import('../features/product/tab-route.tsx')).tabRoute(context, name);
  return segment ? { path: segment, lazy } : { index: true, lazy };
};

const productRoute = (context: AppContext, pattern: string): RouteObject => ({
  path: pattern,
  lazy: async () => (await import('./product-layout-route.ts')).productLayoutRoute(context, pattern),
  children: [
    {
      lazy: async () => (await import('../features/product/plan-page-route.ts')).planPageRoute,
      children: tabNames.map((name) => tabOf(context, name)),
    },
    {
      path: 'Solicitar',
      lazy: async () => (await import('../features/request/plan-request-route.ts')).planRequestRoute(context),
    },
    {
      path: 'Solicitar/Confirmacion',
      lazy: async () => (await import('../features/sent/sent-routes.ts')).planRequestSentRoute,
    },
  ],
});

const landingRoutes = (context: AppContext): RouteObject[] => {
  const late = () => import('../features/landing/landing-routes.ts');
  return landingPages[context.country].flatMap((landing) => [
    pageAt(landing.path, async () => (await late()).landingRoute(context, landing)),
    ...(landing.kinds.length > 0
      ? [
          pageAt(`${landing.path}/:organization`, async () =>
            (await late()).organizationRoute(context, landing),
          ),
        ]
      : []),
  ]);
};

const contentRoutes = (context: AppContext): RouteObject[] => {
  const late = () => import('../features/content/content-routes.ts');
  return [
    ...contentNamesOf(context.country).map((name) =>
      pageAt(contentPath(name), async () => (await late()).contentRoute(name)),
    ),
    pageAt(siteMapPath, async () => (await late()).siteLinksRoute(context)),
    pageAt(listPath, async () => (await import('../features/landing/landing-routes.ts')).listRoute(context)),
  ];
};

/** @param layoutData what stands around the pages, where it is kept already */
export const createRoutes = (
  context: AppContext,
  layoutData: () => Promise<LayoutData> = () => loadLayoutData(context.platform, context.country),
): RouteObject[] => [
  {
    id: layoutRouteId,
    loader: layoutData,
    // It is the same on every page.
    shouldRevalidate: () => false,
    element: createElement(AppContextProvider, { value: context }, createElement(Layout)),
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: '/', loader: homeLoader(context.platform), Component: HomePage },
          pageAt(contactPath, async () =>
            (await import('../features/request/contact-route.ts')).contactRoute(context),
          ),
          pageAt(signUpPath, async () =>
            (await import('../features/request/sign-up-route.ts')).signUpRoute(context),
          ),
          {
            path: feedbackPath,
            lazy: async () => (await import('../features/feedback/feedback-route.ts')).feedbackRoute(context),
          },
          {
            path: sentPath(feedbackPath),
            lazy: async () => ({
              Component: (await import('../features/feedback/ThanksPage.tsx')).ThanksPage,
            }),
          },
          ...[contactPath, signUpPath].map((form) => ({
            path: sentPath(form),
            lazy: async () => (await import('../features/sent/sent-routes.ts')).contactSentRoute,
          })),
          {
            path: sideBySidePattern,
            lazy: async () =>
              (await import('../features/side-by-side/side-by-side-route.ts')).sideBySideRoute(context),
          },
          // The comparison of an event of sales (spec, public side, section 2.1): there is none at present.
          temporaryRedirect('/Comparar/Cyber-Days', '/Comparar'),
          {
            path: '/Comparar/*',
            lazy: async () => (await import('../features/results/results-route.ts')).resultsRoute(context),
          },
          {
            path: sharedPattern,
            lazy: async () => (await import('../features/product/shared-route.ts')).sharedRoute(context),
          },
          ...landingRoutes(context),
          ...contentRoutes(context),
          ...Object.entries(movedPaths(context.country)).map(([from, to]) => permanentRedirect(from, to)),
          humanRoute(context),
          ...productPatterns[context.country].map((pattern) => productRoute(context, pattern)),
          {
            path: '*',
            lazy: async () => (await import('../routing/plan-elsewhere.ts')).nowhereRoute(context),
          },
        ],
      },
    ],
  },
];
