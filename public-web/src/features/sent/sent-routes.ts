/** The confirmations' part that only who has sent something needs. */
import { type LazyRoute } from '../../routing/app-context.ts';
import { sentLoader } from './sent-loader.ts';
import { ContactSentPage, PlanRequestSentPage } from './sent-pages.tsx';

export const contactSentRoute: LazyRoute = { loader: sentLoader, Component: ContactSentPage };
export const planRequestSentRoute: LazyRoute = { loader: sentLoader, Component: PlanRequestSentPage };
