/** Says to the platform that its visitor is human, and goes back to where she was kept out. */
import { redirect, type RouteObject } from 'react-router-dom';
import { isSitePath } from '../api/index.ts';
import { humanPath } from '../domain/product-paths.ts';
import { challengeLimitReached } from '../routing/error-states.ts';
import { type AppContext } from '../routing/app-context.ts';

const home = '/';

/** As a header has it: letters of all scripts coded, no steps up, and still a path of this site. */
const backPath = (given: unknown): string => {
  if (!isSitePath(given)) return home;
  const { pathname, search } = new URL(given, 'https://site.invalid');
  return isSitePath(`${pathname}${search}`) ? `${pathname}${search}` : home;
};

export const humanRoute = ({ platform }: AppContext): RouteObject => ({
  path: humanPath,
  // Nothing to see here: it is only sent to.
  loader: () => redirect(home),
  element: null,
  async action({ request }) {
    const backTo: unknown = (await request.formData()).get('volver');
    // Where nobody could say whether she is believed, the page that she goes back to does.
    if (await platform.confirmHuman()) return challengeLimitReached();
    return redirect(backPath(backTo), 303);
  },
});
