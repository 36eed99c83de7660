/** The header: whose site this is and the ways into it, behind a button on a phone. It needs no script to open. */
import { type MouseEvent } from 'react';
import { countryOf } from '@cotejo/core/reference/countries';
import { Link, NavLink } from 'react-router-dom';
import { contactPath } from '../domain/product-paths.ts';
import { useSite } from '../site.ts';
import { Logo } from './Logo.tsx';
import './Header.css';

const menuId = 'menu';
const close = (event: MouseEvent<HTMLElement>) => {
  if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
};

export const Header = () => {
  const { country } = useSite();
  return (
    <header className="site-header">
      <Link className="site-name" to="/">
        <Logo />
        <span>
          Cotejo <small>{countryOf(country).name}</small>
        </span>
      </Link>
      <button className="menu-button" type="button" popoverTarget={menuId}>
        Menú
      </button>
      {/* The links inside are what is operated; the click only closes what they stand in. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav className="site-menu" id={menuId} popover="auto" aria-label="Principal" onClick={close}>
        <Link to="/#planes">Planes</Link>
        <NavLink to={contactPath}>Contacto</NavLink>
      </nav>
    </header>
  );
};
