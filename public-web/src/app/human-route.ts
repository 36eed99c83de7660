/** The action of *Soy humano!*: confirms to the platform that its visitor is human, and goes back to the page she wanted. */
import { redirect, type RouteObject } from 'react-router-dom';
import { isSitePath } from '../domain/site-path.ts';
import { humanPath } from '../domain/product-paths.ts';
import { challengeLimitReached } from '../routing/error-states.ts';
import { type AppContext } from '../routing/app-context.ts';

const home = '/';

/** The path in a header's form: percent-encoded, without steps up, and still a path of this site. */
const backPath = (given: unknown): string => {
  if (!isSitePath(given)) return home;
  const { pathname, search } = new URL(given, 'https://site.invalid');
  return isSitePath(`${pathname}${search}`) ? `${pathname}${search}` : home;
};

export const humanRoute = ({ platform }: AppContext): RouteObject => ({
  path: humanPath,
  // The address has no page: forms are sent to it.
  loader: () => redirect(home),
  element: null,
  async action({ request }) {
    const backTo: unknown = (await request.formData()).get('volver');
    // If the platform did not answer, the page that she goes back to shows that.
    const pause = await platform.confirmHuman();
    if (pause !== undefined) return challengeLimitReached(pause);
    return redirect(backPath(backTo), 303);
  },
});
