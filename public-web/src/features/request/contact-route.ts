/** The contact page's part that only a visitor of it needs. */
import { contactPath, sentPath } from '../../domain/product-paths.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { ContactPage } from './ContactPage.tsx';
import { formRoute } from './form-route.ts';

export const contactRoute = (context: AppContext): LazyRoute =>
  formRoute(context, ContactPage, () => ({
    path: '/api/contactos',
    about: async () => ({ businessLine: 'contacto', originLead: 'web-contacto' }),
    sentPath: sentPath(contactPath),
  }));
