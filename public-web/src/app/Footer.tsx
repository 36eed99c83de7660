/** The footer: what this site is, its pages, and the sites of the other countries. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Link } from 'react-router-dom';
import { contactPath } from '../domain/product-paths.ts';
import { useSite } from '../site.ts';
import './Footer.css';

export const Footer = () => {
  const { country, sites } = useSite();
  return (
    <footer className="site-footer">
      <div className="site-footer-inside">
        <p>
          <strong>Cotejo</strong> compara seguros. No es una aseguradora: los planes los ofrecen las compañías
          que aparecen en cada uno.
        </p>
        <nav aria-label="Pie de página">
          <h2>Este sitio</h2>
          <ul>
            <li>
              <Link to="/">Inicio</Link>
            </li>
            <li>
              <Link to={contactPath}>Contacto</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Países">
          <h2>Cotejo en tu país</h2>
          <ul>
            {sites.map((site) => (
              <li key={site.country}>
                <a href={`${site.origin}/`} aria-current={site.country === country || undefined}>
                  {countryOf(site.country).name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
};
