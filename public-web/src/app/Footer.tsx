/** The footer: what this site is and how to reach it, its pages, who watches the market, and the other countries' sites. */
import { equalsIgnoringCase } from '../domain/equals-ignoring-case.ts';
import { countryOf } from '@cotejo/core/reference/countries';
import { Link } from 'react-router-dom';
import { type ContactLink } from '../api/content.ts';
import { landingPages } from '../domain/landing-pages.ts';
import { regulators, supporters } from '../domain/external-links.ts';
import { contactPath } from '../domain/product-paths.ts';
import { contentNames, contentNamesOf, contentPath, listPath, siteMapPath } from '../domain/site-pages.ts';
import { useSite } from '../site.ts';
import { Flag } from './Flag.tsx';
import { useLayoutData } from './layout-data.ts';
import { Marks } from './Marks.tsx';
import './Footer.css';

type Group = ContactLink['group'];

/** An address of mail breaks before its domain, and nowhere else. */
const Info = ({ children }: { readonly children: string }) => {
  const [name, ...domain] = children.split('@');
  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </>
  );
};

const Contacts = ({ title, group }: { readonly title: string; readonly group: Group }) => {
  const links = useLayoutData()?.contacts.filter((one) => one.group === group) ?? [];
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, info, link }) => (
          <li key={name}>
            {link.startsWith('/') ? (
              <Link to={equalsIgnoringCase(link, contactPath) ? contactPath : link}>{info}</Link>
            ) : (
              <a href={link} rel="noreferrer">
                <Info>{group === 'red_social' ? name : info}</Info>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

type Listed = { readonly title: string; readonly path: string };
const Pages = ({ title, links }: { readonly title: string; readonly links: readonly Listed[] }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <Link to={link.path}>{link.title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

export const Footer = () => {
  const { country, sites } = useSite();
  const more = [
    { title: 'Inicio', path: '/' },
    ...contentNamesOf(country).map((name) => ({ title: contentNames[name], path: contentPath(name) })),
    { title: 'Mapa del sitio', path: siteMapPath },
  ];
  const plans = [
    ...landingPages[country].map(({ name, path }) => ({ title: name, path })),
    { title: 'Todos los planes', path: listPath },
  ];
  return (
    <footer className="site-footer">
      <div className="site-footer-inside">
        <p className="site-footer-about">
          <strong>Cotejo</strong> compara seguros. No es una aseguradora: los planes los ofrecen las compañías
          que aparecen en cada uno.
        </p>
        <Pages title="Planes" links={plans} />
        <Contacts title="Contáctanos" group="contacto" />
        <Contacts title="Redes sociales" group="red_social" />
        <Pages title="Más" links={more} />
        <nav aria-label="Países">
          <h2>Cotejo en tu país</h2>
          <ul>
            {sites.map((site) => (
              <li key={site.country}>
                <Flag country={site.country} />
                <a href={`${site.origin}/`} aria-current={site.country === country || undefined}>
                  {countryOf(site.country).name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="site-footer-small">
        <Marks title="Supervisan los seguros" kind="regulator" links={regulators[country]} />
        <Marks title="Con datos abiertos de" kind="supporter" links={supporters[country]} />
      </div>
    </footer>
  );
};
