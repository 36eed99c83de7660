/** One example within what the console has around every page, with answers of its own. */
import { ScopedCssBaseline } from '@mui/material';
import { CoreAdminContext, memoryStore, ThemeProvider, ThemesContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { contexts } from '../contexts.ts';
import { type ConsoleIdentity } from '../kit/providers/auth-provider.ts';
import { type ConsoleDataProvider } from '../kit/providers/data-provider.ts';
import { ContextsContext } from '../kit/useContexts.ts';
import { i18nProvider } from '../shell/messages/i18n-provider.ts';
import { createQueryClient } from '../shell/root/query-client.ts';
import { darkTheme, lightTheme, withoutMotion } from '../shell/root/theme.ts';
import { type NamedExample } from './all-examples.ts';

const themes = { lightTheme: withoutMotion(lightTheme), darkTheme: withoutMotion(darkTheme) };

const identity: ConsoleIdentity = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Rosa Quispe',
  fullName: 'Rosa Quispe',
  email: 'rosa@example.com',
  roles: ['SUPERVISOR'],
  permissions: ['companies:read', 'admin:organization-create'],
  countries: ['PE'],
};

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve(identity),
  canAccess: () => Promise.resolve(true),
};

const never = () => new Promise<never>(() => undefined);

const answering = (reads: NamedExample['reads']): ConsoleDataProvider =>
  new Proxy({ supportAbortSignal: true } as ConsoleDataProvider, {
    get: (own, name): unknown => Reflect.get(own, name) ?? (reads && Reflect.get(reads, name)) ?? never,
  });

export const ShownExample = ({ example: { element, reads, path = '/' } }: { example: NamedExample }) => (
  <MemoryRouter initialEntries={[path]}>
    <ContextsContext.Provider value={contexts}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={answering(reads)}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <ThemesContext.Provider value={themes}>
          <ThemeProvider>
            <ScopedCssBaseline enableColorScheme sx={{ p: 2 }}>
              {element}
            </ScopedCssBaseline>
          </ThemeProvider>
        </ThemesContext.Provider>
      </CoreAdminContext>
    </ContextsContext.Provider>
  </MemoryRouter>
);
