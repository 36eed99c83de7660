/** The console: its resources, pages, providers and looks. */
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { audit } from '../../audit/index.ts';
import { LoginPage } from '../auth/LoginPage.tsx';
import { PasswordPage } from '../auth/PasswordPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import {
  catalogueImports,
  catalogueTerms,
  coverageOrganizations,
  datedTables,
  insuranceTypes,
  organizations,
  products,
} from '../../catalogue/index.ts';
import { bulk } from '../../jobs/index.ts';
import { exportsResource } from '../../exports/index.ts';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { notifications } from '../../notifications/index.ts';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { CrashPage } from '../layout/CrashPage.tsx';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { NotAllowedPage } from '../../kit/page/NotAllowedPage.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { leads } from '../../leads/index.ts';
import { authProvider, dataProvider } from '../../kit/providers/tab.ts';
import { users } from '../../identity/index.ts';
import { createConsoleStore } from './console-store.ts';
import { createQueryClient } from './query-client.ts';
import { darkTheme, lightTheme, withoutMotion } from './theme.ts';

const store = createConsoleStore(window.localStorage);
const queryClient = createQueryClient();
const inMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Console = () => (
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
    <Resource {...leads} />
    <Resource {...users} />
    <Resource {...audit} />
    <Resource {...bulk} />
    <Resource {...exportsResource} />
    <Resource {...notifications} />
    <Resource {...products} />
    <Resource {...organizations} />
    <Resource {...insuranceTypes} />
    <Resource {...coverageOrganizations} />
    <Resource {...catalogueTerms} />
    <Resource {...datedTables} />
    <Resource {...catalogueImports} />
    <CustomRoutes>
      <Route path="/contrasena" element={<PasswordPage />} />
    </CustomRoutes>
  </Admin>
);
