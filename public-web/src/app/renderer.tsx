/** Renders a country's pages for the server. */
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type CountryCode } from '@cotejo/core/reference';
import { platformAt } from '../api/index.ts';
import { noVisits } from '../routing/visits.ts';
import { type Site } from '../site.ts';
import { Document } from './Document.tsx';
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

const handlerFor = (country: CountryCode, apiOrigin: string, visitorAddress: string) =>
  createStaticHandler(
    createRoutes({ country, platform: platformAt(apiOrigin, country, visitorAddress), visits: noVisits }),
  );

/** @param apiOrigin where the platform answers */
export const createRenderer =
  (apiOrigin: string): Renderer =>
  async ({ request, visitorAddress, site, nonce, scripts }) => {
    const handler = handlerFor(site.country, apiOrigin, visitorAddress);
    const context = await handler.query(request);
    if (context instanceof Response)
      return {
        status: context.status,
        location: context.headers.get('location') ?? '/',
        html: '',
        hasForm: false,
      };
    const html = await renderDocument(
      <Document site={site}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>,
      { nonce, scripts, inline: hydrationScript(site, context) },
    );
    const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
    const hasForm = context.matches.some(({ route }) => route.action !== undefined);
    return { status: context.statusCode, html, hasForm, failure };
  };
