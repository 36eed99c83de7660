/** Renders a country's pages for the server. */
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { checkAnswer } from '../api/answers.ts';
import { platformAt, type Visitor } from '../api/platform.ts';
import { contactPath } from '../domain/product-paths.ts';
import { isGone } from '../features/request/send-request.ts';
import { noProfiles } from '../profile/profiles.ts';
import { noSentContacts } from '../routing/sent-contacts.ts';
import { noVisits } from '../routing/visits.ts';
import { type Site } from '../site.ts';
import { Document } from './Document.tsx';
import { type LayoutData, loadLayoutData, cachedLayoutData } from './layout-data.ts';
import { hydrationScript } from './hydration.ts';
import { renderDocument } from './render-document.ts';
import { createRoutes } from './routes.ts';

export type RenderRequest = {
  readonly request: Request;
  readonly visitor: Visitor;
  readonly site: Site;
  /** Allows the page's own scripts in its content security policy. */
  readonly nonce: string;
  readonly scripts: readonly string[];
};
/** A page, or a redirect. */
export type Rendered = {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** Seconds after which the platform answers again, where it refused to. */
  readonly retryAfter?: string;
  /** Whether the page has a form, whose key is for one visitor and one request. */
  readonly hasForm: boolean;
  /** Error of a loader or an action, for the log. */
  readonly failure?: unknown;
};
export type Renderer = (asked: RenderRequest) => Promise<Rendered>;

type LoadLayoutData = () => Promise<LayoutData>;

const handlerFor = (site: Site, apiOrigin: string, visitor: Visitor, load: LoadLayoutData) => {
  const platform = platformAt(apiOrigin, site, { check: checkAnswer, visitor });
  const context = {
    country: site.country,
    sites: site.sites,
    platform,
    visits: noVisits,
    profiles: noProfiles,
    sentContacts: noSentContacts,
  };
  return createStaticHandler(createRoutes(context, load));
};

/**
 * The contact page with the answers to a form about a plan that is gone: without scripts it replaces the plan's page, which
 * does not exist any more, and has the same questions.
 */
const contactInstead = async (
  handler: StaticHandler,
  { url }: Request,
  { actionData }: StaticHandlerContext,
): Promise<StaticHandlerContext | undefined> => {
  const refusal: unknown = Object.values(actionData ?? {}).find(isGone);
  if (!refusal) return undefined;
  const contact = await handler.query(new Request(new URL(contactPath, url)));
  const page = contact instanceof Response ? undefined : contact.matches.at(-1);
  if (contact instanceof Response || !page) return undefined;
  return { ...contact, actionData: { [page.route.id]: refusal }, statusCode: 410 };
};

/** The seconds after which to come back, where a loader or an action says them. */
const retryAfterOf = ({ loaderHeaders, actionHeaders }: StaticHandlerContext): string | undefined =>
  [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
    .map((headers) => headers.get('retry-after'))
    .find((seconds) => seconds !== null) ?? undefined;

const redirectTo = ({ status, headers }: Response): Rendered => ({
  status,
  location: headers.get('location') ?? '/',
  html: '',
  hasForm: false,
});

/** @param apiOrigin where the platform answers */
export const createRenderer = (apiOrigin: string): Renderer => {
  // The platform counts these calls as no visitor's.
  const layoutData = cachedLayoutData((country: CountryCode, version: string) =>
    loadLayoutData(platformAt(apiOrigin, { country, version }, { check: checkAnswer }), country),
  );
  return async ({ request, visitor, site, nonce, scripts }) => {
    const load = () => layoutData(site.country, site.version);
    const handler = handlerFor(site, apiOrigin, visitor, load);
    const answered = await handler.query(request);
    if (answered instanceof Response) return redirectTo(answered);
    const instead = await contactInstead(handler, request, answered);
    const context = instead ?? answered;
    // A script would make the plan's page of the address.
    const live = instead ? { scripts: [], inline: '' } : { scripts, inline: hydrationScript(site, context) };
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderDocument(
      <Document site={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>,
      { nonce, ...live },
    );
    const failed: unknown = Object.values(context.errors ?? {})[0];
    const retryAfter = retryAfterOf(context);
    return {
      // An action's refusal does not hide that its page is missing.
      status: failed === undefined ? context.statusCode : isRouteErrorResponse(failed) ? failed.status : 500,
      html,
      ...(retryAfter !== undefined && { retryAfter }),
      hasForm: context.matches.some(({ route }) => route.action !== undefined),
      failure: Object.values(context.errors ?? {}).find((error) => error instanceof Error),
    };
  };
};
