/** What every page stands in: the way to skip to it, the header, and the footer with the other countries. */
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';
import './Layout.css';

export const Layout = () => {
  const main = useScrollAndFocus<HTMLElement>();
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
    </>
  );
};
