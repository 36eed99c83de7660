/** The header: whose site this is, the menu, and the bell. On a phone the menu comes from the side. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Link } from 'react-router-dom';
import { useSite } from '../site.ts';
import { Logo } from './Logo.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { menuId, SiteMenu } from './SiteMenu.tsx';
import { useHiddenHeader } from './use-hidden-header.ts';
import './Header.css';

export const Header = () => {
  const { country } = useSite();
  const isHidden = useHiddenHeader();
  return (
    <header className={isHidden ? 'site-header site-header-hidden' : 'site-header'}>
      <div className="site-header-inside">
        <Link className="site-name" to="/">
          <Logo />
          <span>
            Cotejo <small>{countryOf(country).name}</small>
          </span>
        </Link>
        <SiteMenu />
        <NotificationBell />
        <button className="menu-button" type="button" popoverTarget={menuId}>
          Menú
        </button>
      </div>
    </header>
  );
};
