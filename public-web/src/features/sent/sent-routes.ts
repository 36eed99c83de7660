/** The confirmations' part that only who has sent something needs. */
import { type LateRoute } from '../../routing/route-world.ts';
import { sentLoader } from './sent-loader.ts';
import { ContactSentPage, PlanRequestSentPage } from './sent-pages.tsx';

export const contactSentRoute: LateRoute = { loader: sentLoader, Component: ContactSentPage };
export const planRequestSentRoute: LateRoute = { loader: sentLoader, Component: PlanRequestSentPage };
