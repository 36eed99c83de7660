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
import { notFound } from '../routing/answers.ts';
import { movedTo, pageAt } from '../routing/own-address.ts';
import { WorldProvider } from '../routing/world-context.ts';
import { type RouteWorld } from '../routing/route-world.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { type Frame, frameId, frameOf } from './frame.ts';
import { humanRoute } from './human-route.ts';
import { Layout } from './Layout.tsx';

/** The summary stands at the plan's own address. */
const tabOf = (world: RouteWorld, name: TabName): RouteObject => {
  const { segment } = tabNamed(name);
  const lazy = async () => (await import('../features/product/tab-route.tsx')).tabRoute(world, name);
  return segment ? { path: segment, lazy } : { index: true, lazy };
};

const productRoute = (world: RouteWorld, pattern: string): RouteObject => ({
  path: pattern,
  lazy: async () => (await import('./product-scope-route.ts')).productScopeRoute(world, pattern),
  children: [
    {
      lazy: async () => (await import('../features/product/plan-page-route.ts')).planPageRoute,
      children: tabNames.map((name) => tabOf(world, name)),
    },
    {
      path: 'Solicitar',
      lazy: async () => (await import('../features/request/plan-request-route.ts')).planRequestRoute(world),
    },
    {
      path: 'Solicitar/Confirmacion',
      lazy: async () => (await import('../features/sent/sent-routes.ts')).planRequestSentRoute,
    },
  ],
});

const landingRoutes = (world: RouteWorld): RouteObject[] => {
  const late = () => import('../features/landing/landing-routes.ts');
  return landingPages[world.country].flatMap((landing) => [
    pageAt(landing.path, async () => (await late()).landingRoute(world, landing)),
    ...(landing.kinds.length > 0
      ? [
          pageAt(`${landing.path}/:organization`, async () =>
            (await late()).organizationRoute(world, landing),
          ),
        ]
      : []),
  ]);
};

const contentRoutes = (world: RouteWorld): RouteObject[] => {
  const late = () => import('../features/content/content-routes.ts');
  return [
    ...contentNamesOf(world.country).map((name) =>
      pageAt(contentPath(name), async () => (await late()).contentRoute(name)),
    ),
    pageAt(siteMapPath, async () => (await late()).siteLinksRoute(world)),
    pageAt(listPath, async () => (await import('../features/landing/landing-routes.ts')).listRoute(world)),
  ];
};

/** @param frame what stands around the pages, where it is kept already */
export const createRoutes = (
  world: RouteWorld,
  frame: () => Promise<Frame> = () => frameOf(world.platform, world.country),
): RouteObject[] => [
  {
    id: frameId,
    loader: frame,
    // It is the same on every page.
    shouldRevalidate: () => false,
    element: createElement(WorldProvider, { value: world }, createElement(Layout)),
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: '/', loader: homeLoader(world.platform), Component: HomePage },
          pageAt(contactPath, async () =>
            (await import('../features/request/contact-route.ts')).contactRoute(world),
          ),
          pageAt(signUpPath, async () =>
            (await import('../features/request/sign-up-route.ts')).signUpRoute(world),
          ),
          {
            path: feedbackPath,
            lazy: async () => (await import('../features/feedback/feedback-route.ts')).feedbackRoute(world),
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
              (await import('../features/side-by-side/side-by-side-route.ts')).sideBySideRoute(world),
          },
          {
            path: '/Comparar/*',
            lazy: async () => (await import('../features/results/results-route.ts')).resultsRoute(world),
          },
          {
            path: sharedPattern,
            lazy: async () => (await import('../features/product/shared-route.ts')).sharedRoute(world),
          },
          ...landingRoutes(world),
          ...contentRoutes(world),
          ...Object.entries(movedPaths(world.country)).map(([from, to]) => movedTo(from, to)),
          humanRoute(world),
          ...productPatterns[world.country].map((pattern) => productRoute(world, pattern)),
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
];
