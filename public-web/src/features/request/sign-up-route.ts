/** Landing page of advertisements: the short form alone. */
import { sentPath } from '../../domain/product-paths.ts';
import { signUpPath } from '../../domain/site-pages.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { sendRequest } from './send-request.ts';
import { SignUpPage } from './SignUpPage.tsx';

export const signUpRoute = (world: RouteWorld): LateRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: SignUpPage,
  action: ({ request }) =>
    sendRequest(request, {
      ...world,
      path: '/api/contactos',
      about: async () => ({ originLead: 'web-registro' }),
      sentPath: sentPath(signUpPath),
    }),
});
