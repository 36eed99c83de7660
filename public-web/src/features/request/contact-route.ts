/** The contact page's part that only a visitor of it needs. */
import { contactPath, sentPath } from '../../domain/product-paths.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { ContactPage } from './ContactPage.tsx';
import { formLoader, keepsItsKey } from './form-route.ts';
import { sendRequest } from './send-request.ts';

export const contactRoute = (context: AppContext): LazyRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: ContactPage,
  action: ({ request }) =>
    sendRequest(request, {
      ...context,
      path: '/api/contactos',
      about: async () => ({ businessLine: 'contacto', originLead: 'web-contacto' }),
      sentPath: sentPath(contactPath),
    }),
});
