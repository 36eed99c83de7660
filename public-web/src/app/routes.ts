/** The pages of a country's site and their addresses. */
import { createElement } from 'react';
import { type RouteObject } from 'react-router-dom';
import {
  contactPath,
  feedbackPath,
  productPatterns,
  sentPath,
  sideBySidePattern,
} from '../domain/product-paths.ts';
import { homeLoader } from '../features/home/home-loader.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { ProductPage } from '../features/product/ProductPage.tsx';
import { notFound } from '../routing/answers.ts';
import { onlyForAnotherProduct, productLoader, ProductScope } from '../routing/product-scope.tsx';
import { WorldProvider } from '../routing/world-context.ts';
import { type RouteWorld } from '../routing/route-world.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { humanRoute } from './human-route.ts';
import { Layout } from './Layout.tsx';

const productRoute = (world: RouteWorld, pattern: string): RouteObject => ({
  path: pattern,
  loader: productLoader(world.platform, pattern),
  shouldRevalidate: onlyForAnotherProduct,
  Component: ProductScope,
  children: [
    { index: true, Component: ProductPage },
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

export const createRoutes = (world: RouteWorld): RouteObject[] => [
  {
    element: createElement(WorldProvider, { value: world }, createElement(Layout)),
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: '/', loader: homeLoader(world.platform), Component: HomePage },
          {
            path: contactPath,
            lazy: async () => (await import('../features/request/contact-route.ts')).contactRoute(world),
          },
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
          {
            path: sentPath(contactPath),
            lazy: async () => (await import('../features/sent/sent-routes.ts')).contactSentRoute,
          },
          {
            path: sideBySidePattern,
            lazy: async () =>
              (await import('../features/side-by-side/side-by-side-route.ts')).sideBySideRoute(world),
          },
          {
            path: '/Comparar/*',
            lazy: async () => (await import('../features/results/results-route.ts')).resultsRoute(world),
          },
          humanRoute(world),
          ...productPatterns[world.country].map((pattern) => productRoute(world, pattern)),
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
];
