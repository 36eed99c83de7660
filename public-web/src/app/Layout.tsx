/** What every page stands in: the way to skip to it, the header, and the footer with the other countries. */
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { PlanOverlay } from './PlanOverlay.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import './Layout.css';

export const Layout = () => {
  const main = useFocusOnNewPage<HTMLElement>();
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <LoadingBar />
      <Header />
      <main id="contenido" className="page" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <PlanOverlay />
      <ScrollRestoration />
    </>
  );
};
