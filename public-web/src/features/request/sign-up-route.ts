/** Landing page of advertisements: the short form alone. */
import { sentPath } from '../../domain/product-paths.ts';
import { signUpPath } from '../../domain/site-pages.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { formRoute } from './form-route.ts';
import { SignUpPage } from './SignUpPage.tsx';

export const signUpRoute = (context: AppContext): LazyRoute =>
  formRoute(context, SignUpPage, () => ({
    path: '/api/contactos',
    about: async () => ({ originLead: 'web-registro' }),
    sentPath: sentPath(signUpPath),
  }));
