/** Starts the login page alone; the console comes while somebody types, and takes its place. */
import { StrictMode } from 'react';
import { loginFrom } from '../../kit/providers/address.ts';
import { session } from '../../kit/providers/tab.ts';
import { enter } from '../../kit/providers/enter.ts';
import { goTo } from '../start/go-to.ts';
import { mount } from '../start/mount.ts';
import { LoginPage } from './LoginPage.tsx';

/** @param load what brings the console's start */
export const startLogin = (load: () => Promise<() => void>): void => {
  const { referrer, loginError } = loginFrom(window.location.search);
  mount(
    <StrictMode>
      <LoginPage
        loginError={loginError}
        onLogin={async (credentials) => {
          await enter(session, credentials);
          const start = await load();
          goTo(referrer);
          start();
        }}
      />
    </StrictMode>,
  );
  void load().catch(() => undefined);
};
