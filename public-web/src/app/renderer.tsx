/** Renders a country's pages for the server. */
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { platformAt } from '../api/index.ts';
import { contactPath } from '../domain/product-paths.ts';
import { isGone } from '../features/request/send-request.ts';
import { noProfiles } from '../profile/profiles.ts';
import { noVisits } from '../routing/visits.ts';
import { type Site } from '../site.ts';
import { Document } from './Document.tsx';
import { type LayoutData, loadLayoutData, keptFrames } from './layout-data.ts';
import { hydrationScript } from './hydration.ts';
import { renderDocument } from './render-document.ts';
import { createRoutes } from './routes.ts';

export type RenderRequest = {
  readonly request: Request;
  /** For whom the platform is asked. */
  readonly visitorAddress: string;
  readonly site: Site;
  /** Lets the page's own scripts run, and no other. */
  readonly nonce: string;
  readonly scripts: readonly string[];
};
/** A page, or the way to another one. */
export type Rendered = {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** Whether a form is on it, whose key is for one visitor and one request. */
  readonly hasForm: boolean;
  /** What broke while the page was made, for the log. */
  readonly failure?: unknown;
};
export type Renderer = (asked: RenderRequest) => Promise<Rendered>;

const handlerFor = (
  site: Site,
  apiOrigin: string,
  visitorAddress: string,
  frame: () => Promise<LayoutData>,
) =>
  createStaticHandler(
    createRoutes(
      {
        country: site.country,
        platform: platformAt(apiOrigin, site, visitorAddress),
        visits: noVisits,
        profiles: noProfiles,
      },
      frame,
    ),
  );

/**
 * Who has no script and asks for a plan that is gone keeps what she wrote: there is no page of the plan any more, and the
 * contact page has the same questions.
 */
const askingInstead = async (
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

/** @param apiOrigin where the platform answers */
export const createRenderer = (apiOrigin: string): Renderer => {
  const frames = keptFrames();
  return async ({ request, visitorAddress, site, nonce, scripts }) => {
    // No visitor's doing, and counted as nobody's.
    const load = () => loadLayoutData(platformAt(apiOrigin, site), site.country);
    const handler = handlerFor(site, apiOrigin, visitorAddress, () => frames(site.country, load));
    const answered = await handler.query(request);
    if (answered instanceof Response)
      return {
        status: answered.status,
        location: answered.headers.get('location') ?? '/',
        html: '',
        hasForm: false,
      };
    const instead = await askingInstead(handler, request, answered);
    const context = instead ?? answered;
    // Its address is another page's, which a script would make of it.
    const live = instead ? { scripts: [], inline: '' } : { scripts, inline: hydrationScript(site, context) };
    const html = await renderDocument(
      <Document site={site}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>,
      { nonce, ...live },
    );
    const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
    const hasForm = context.matches.some(({ route }) => route.action !== undefined);
    return { status: context.statusCode, html, hasForm, failure };
  };
};
