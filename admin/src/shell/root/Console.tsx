/** The console: the resources and pages of all contexts, providers and looks. */
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { contexts } from '../../contexts.ts';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { NotAllowedPage } from '../../kit/page/NotAllowedPage.tsx';
import { ContextsContext, resourcesOf } from '../../kit/useContexts.ts';
import { LoginPage } from '../auth/LoginPage.tsx';
import { PasswordPage } from '../auth/PasswordPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { CrashPage } from '../layout/CrashPage.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { createConsoleStore } from './console-store.ts';
import { authProvider, dataProvider } from './providers.ts';
import { createQueryClient } from './query-client.ts';
import { darkTheme, lightTheme, withoutMotion } from './theme.ts';

const store = createConsoleStore(window.localStorage);
const queryClient = createQueryClient();
const inMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Console = () => (
  <ContextsContext.Provider value={contexts}>
    <Admin
      accessDenied={NotAllowedPage}
      authProvider={authProvider}
      catchAll={NotFoundPage}
      dashboard={HomePage}
      darkTheme={inMotion ? darkTheme : withoutMotion(darkTheme)}
      dataProvider={dataProvider}
      disableTelemetry
      error={CrashPage}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      lightTheme={inMotion ? lightTheme : withoutMotion(lightTheme)}
      loading={LoadingPage}
      loginPage={LoginPage}
      queryClient={queryClient}
      requireAuth
      store={store}
      title="Cotejo"
    >
      {resourcesOf(contexts).map(
        ({ name, pages }) => pages && <Resource key={name} name={name} {...pages} />,
      )}
      <CustomRoutes>
        <Route path="/contrasena" element={<PasswordPage />} />
      </CustomRoutes>
    </Admin>
  </ContextsContext.Provider>
);
