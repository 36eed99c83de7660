/** The providers that react-admin reads, writes and logs in through, with what the contexts say of their resources. */
import { contexts } from '../../contexts.ts';
import { accessBy, createAuthProvider } from '../../kit/providers/auth-provider.ts';
import { createDataProvider, type FilterTranslations } from '../../kit/providers/data-provider.ts';
import { drafts, httpClient, sendCommand, session } from '../../kit/providers/tab.ts';
import { resourcesOf } from '../../kit/useContexts.ts';

const resources = resourcesOf(contexts);

const filters: FilterTranslations = Object.fromEntries(
  resources.flatMap(({ name, filterQuery }) =>
    filterQuery ? [[name, (values: Record<string, unknown>) => filterQuery(values, session.user()?.id)]] : [],
  ),
);
export const dataProvider = createDataProvider({
  client: httpClient,
  filters,
  command: sendCommand,
  onErased: drafts.forgetOf,
});

const mayOpen = accessBy(Object.fromEntries(resources.map(({ name, permission }) => [name, permission])));
export const authProvider = createAuthProvider(session, () => window.location, mayOpen);
