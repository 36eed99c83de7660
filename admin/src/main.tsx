/** Starts the console for whoever is logged in, the page of a mailed link for who comes by one, and the login page for everybody else. */
import { isPasswordLink, loginAddress, ownAddress } from './kit/providers/address.ts';
import { session } from './kit/providers/tab.ts';
import { lastUse } from './kit/session/last-use.ts';
import { goTo } from './shell/start/go-to.ts';

const loadConsole = () => import('./shell/root/start-console.tsx');
const loadHome = () => import('./leads/home/HomePanels.tsx');
const loadLogin = () => import('./shell/auth/start-login.tsx');

const startPasswordLink = async () =>
  (await import('./shell/auth/start-password-link.tsx')).startPasswordLink();

const startWithSession = async (): Promise<void> => {
  // The likely page comes while the server says which it is; a failure is met below.
  const isStart = ownAddress(window.location) === '/';
  const likely = lastUse.wasLately() ? [loadConsole, ...(isStart ? [loadHome] : [])] : [loadLogin];
  for (const load of likely) void load().catch(() => undefined);

  const answer = await session.refresh().then(
    (held) => (held ? 'loggedIn' : 'loggedOut'),
    () => 'unavailable' as const,
  );
  if (answer === 'loggedIn') (await loadConsole()).startConsole();
  else {
    goTo(loginAddress(window.location, answer === 'unavailable' ? answer : undefined));
    (await loadLogin()).startLogin(async () => (await loadConsole()).startConsole);
  }
};

await (isPasswordLink(window.location) ? startPasswordLink() : startWithSession());
