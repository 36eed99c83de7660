/** The parts of the page at hand that are loaded apart: they must be there before the browser takes the page over. */
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads them and puts them into the routes. */
export const resolveMatchedRoutes = async (routes: RouteObject[], at: Partial<Location>): Promise<void> => {
  const matched = matchRoutes(routes, at) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};
