/** Starts the page of a mailed link alone. Its secret is taken out of the address, and so out of the browser's history. */
import { passwordLinkPage } from '@cotejo/core/reference/console-pages';
import { StrictMode } from 'react';
import { goTo } from '../start/go-to.ts';
import { mount } from '../start/mount.ts';
import { PasswordLinkPage } from './PasswordLinkPage.tsx';

export const startPasswordLink = (): void => {
  const token = window.location.hash.slice(1);
  goTo(passwordLinkPage);
  // Another link that is opened in this tab changes the fragment alone, which loads nothing by itself.
  window.addEventListener('hashchange', () => window.location.reload());
  mount(
    <StrictMode>
      <PasswordLinkPage token={token} />
    </StrictMode>,
  );
};
