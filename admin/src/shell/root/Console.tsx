/** The console: the resources and pages of all contexts, providers and looks. */
import { CssBaseline } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  Resource,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { contexts } from '../../contexts.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { NotAllowedPage } from '../../kit/page/NotAllowedPage.tsx';
import { ContextsContext, resourcesOf } from '../../kit/useContexts.ts';
import { HomePage } from '../home/HomePage.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { CrashPage } from '../layout/CrashPage.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { i18nProvider } from '../messages/i18n-provider.ts';
import { createConsoleStore } from './console-store.ts';
import { authProvider, dataProvider } from './providers.ts';
import { createQueryClient } from './query-client.ts';
import { darkTheme, lightTheme, withoutMotion } from './theme.ts';

const ConsoleLogin = lazyPart(async () => (await import('../auth/ConsoleLogin.tsx')).ConsoleLogin);
const PasswordPage = lazyPage(async () => (await import('../auth/PasswordPage.tsx')).PasswordPage);

const store = createConsoleStore(window.localStorage);
const queryClient = createQueryClient();
const inMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const themes = {
  lightTheme: inMotion ? lightTheme : withoutMotion(lightTheme),
  darkTheme: inMotion ? darkTheme : withoutMotion(darkTheme),
};

/** The page's own colours, and those of the login page, follow what is chosen here. */
const PageColours = () => {
  const { mode } = useTheme().palette;
  useEffect(() => void (document.documentElement.dataset.theme = mode), [mode]);
  return null;
};

/** The parts of react-admin's `Admin`, without the pages and menus that the console has of its own. */
export const Console = () => (
  <ContextsContext.Provider value={contexts}>
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <CssBaseline enableColorScheme />
          <PageColours />
          <CoreAdminUI
            accessDenied={NotAllowedPage}
            authenticationError={CrashPage}
            catchAll={NotFoundPage}
            dashboard={HomePage}
            disableTelemetry
            error={CrashPage}
            layout={ConsoleLayout}
            loading={LoadingPage}
            loginPage={ConsoleLogin}
            requireAuth
            title="Cotejo"
          >
            {resourcesOf(contexts).map(
              ({ name, pages }) => pages && <Resource key={name} name={name} {...pages} />,
            )}
            <CustomRoutes>
              <Route path="/contrasena" element={<PasswordPage />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Notification />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  </ContextsContext.Provider>
);
