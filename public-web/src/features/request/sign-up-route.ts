/** Landing page of advertisements: the short form alone. */
import { sentPath } from '../../domain/product-paths.ts';
import { signUpPath } from '../../domain/site-pages.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { sendRequest } from './send-request.ts';
import { SignUpPage } from './SignUpPage.tsx';

export const signUpRoute = (context: AppContext): LazyRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: SignUpPage,
  action: ({ request }) =>
    sendRequest(request, {
      ...context,
      path: '/api/contactos',
      about: async () => ({ originLead: 'web-registro' }),
      sentPath: sentPath(signUpPath),
    }),
});
