import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { platformAt } from '../api/platform.ts';
import { noProfiles } from '../profile/profiles.ts';
import { type AppContext } from '../routing/app-context.ts';
import { noSentContacts } from '../routing/sent-contacts.ts';
import { noVisits } from '../routing/visits.ts';
import { type Site, SiteProvider } from '../site.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { createRoutes } from './routes.ts';

const site = { country: 'PE', sites: [], email: 'contacto.pe@cotejo.example' } as unknown as Site;
/** A platform whose product has another shape than its type says. */
const platform = {
  ...platformAt('', { country: 'PE', version: '1' }),
  cachedProduct: async () => ({ kind: 'found', value: { url: exampleProduct.url } }),
};
const context = {
  country: 'PE',
  sites: [],
  platform,
  visits: noVisits,
  profiles: noProfiles,
  sentContacts: noSentContacts,
} as unknown as AppContext;

test('a page that an answer breaks is the error page, within the site', async () => {
  const handler = createStaticHandler(
    createRoutes(context, async () => ({ contacts: [], notification: {} as never })),
  );
  const asked = await handler.query(new Request(`https://pe.test${exampleProduct.url}`));
  if (asked instanceof Response) throw new Error('It is no page.');
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, asked)}
        context={asked}
        hydrate={false}
      />
    </SiteProvider>,
  );
  expect(html).toContain('<h1>Algo salió mal</h1>');
  expect(html).toContain('Reintentar');
});
