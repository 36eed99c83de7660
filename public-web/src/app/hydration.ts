/** The hydration state that the server hands over to the browser. */
import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { pageElsewhereOf } from '../routing/error-states.ts';
import { scriptSafe } from '../seo/json-ld.ts';
import { type Site } from '../site.ts';

declare global {
  interface Window {
    cotejoSite?: Site;
    __staticRouterHydrationData?: HydrationState;
  }
}

/** Errors as the router reads them back. What broke stays in the house: the browser learns only that something did. */
const errorsOf = (errors: StaticHandlerContext['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? {
            __type: 'RouteErrorResponse',
            status: error.status,
            statusText: error.statusText,
            data: { elsewhere: pageElsewhereOf(error) },
          }
        : { __type: 'Error', message: 'Error interno' },
    ]),
  );

/** A script for the document that remembers the site and the data of its pages. */
export const hydrationScript = (
  site: Site,
  { loaderData, actionData, errors }: StaticHandlerContext,
): string =>
  `window.cotejoSite=${scriptSafe(site)};window.__staticRouterHydrationData=${scriptSafe({
    loaderData,
    actionData,
    errors: errorsOf(errors),
  })}`;
