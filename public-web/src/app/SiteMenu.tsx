/** The menu: what can be compared, by category, as the platform tells it. It opens without a script. */
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { type MenuItem } from '../api/content.ts';
import { contactPath } from '../domain/product-paths.ts';
import { customerPortal } from '../domain/external-links.ts';
import { useRetries } from '../routing/use-retries.ts';
import { useAppContext } from '../routing/app-context.ts';
import { useSite } from '../site.ts';
import { useLayoutData } from './layout-data.ts';
import { MenuIcon } from './MenuIcon.tsx';

export const menuId = 'menu';

const Category = ({ category }: { readonly category: MenuItem['categories'][number] }) => (
  <li>
    <h3>{category.title}</h3>
    <p>{category.description}</p>
    <Link className="menu-compare" to={category.compareUrl}>
      Comparar<span className="visually-hidden"> {category.title}</span>
    </Link>
    {category.links
      // The button leads to the comparator.
      .filter(({ url }) => url !== category.compareUrl)
      .map(({ title, url }) => (
        <Link key={url} to={url}>
          {title}
          <span className="visually-hidden"> sobre {category.title}</span>
        </Link>
      ))}
  </li>
);

const closeAll = (menu: HTMLElement | null): void => {
  for (const open of menu?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
};

/** Closes the open menu after a click elsewhere, by Escape, and when another page is shown. */
const useClosingMenu = () => {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || !menu.current?.contains(target)) closeAll(menu.current);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const opened = menu.current?.querySelector<HTMLElement>('details[open]:focus-within > summary');
      closeAll(menu.current);
      opened?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    closeAll(menu.current);
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return { menu, onClick };
};

/** The menu of the layout data; where it is missing, it is retried. */
const useItems = (): readonly MenuItem[] | undefined => {
  const told = useLayoutData()?.menu;
  const [late, setLate] = useState<readonly MenuItem[]>();
  const { platform } = useAppContext();
  const ask = useCallback(async (): Promise<void> => {
    const found = await platform.menu();
    if (found.kind === 'found') setLate(found.value);
  }, [platform]);
  const items = told ?? late;
  useRetries(ask, items === undefined);
  return items;
};

export const SiteMenu = () => {
  const { country } = useSite();
  const items = useItems();
  const { menu, onClick } = useClosingMenu();
  return (
    // The links inside are what is operated; the click only closes what they stand in.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav ref={menu} className="site-menu" id={menuId} popover="auto" aria-label="Principal" onClick={onClick}>
      <button className="menu-close" type="button" popoverTarget={menuId} popoverTargetAction="hide">
        Cerrar
      </button>
      <ul className="menu-items">
        {items?.map(({ title, icon, color, categories }) => (
          <li key={title}>
            <details name="menu">
              <summary>
                <MenuIcon icon={icon} color={color} />
                {title}
              </summary>
              <ul className="menu-panel">
                {categories.map((category) => (
                  <Category key={category.title} category={category} />
                ))}
              </ul>
            </details>
          </li>
        ))}
        {!items && <li className="menu-failed">Ups! algo salió mal.</li>}
        <li>
          <NavLink to={contactPath}>Contacto</NavLink>
        </li>
        <li>
          <a href={customerPortal(country)} rel="noreferrer">
            Portal clientes
          </a>
        </li>
      </ul>
    </nav>
  );
};
