/** The site as a page of links. */
import { Link, useLoaderData } from 'react-router-dom';
import { siteMapPath } from '../../domain/site-pages.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { type SiteLinks } from './site-links-loader.ts';
import './ContentPage.css';

export const SiteLinksPage = () => {
  const { groups, page, pages } = useLoaderData<SiteLinks>();
  return (
    <>
      <PageHead
        title={page > 1 ? `Mapa del sitio, página ${page}` : 'Mapa del sitio'}
        description="Todos los comparadores, planes y páginas de Cotejo."
        canonical={siteMapPath}
      />
      <h1>Mapa del sitio</h1>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="link-list">
            {links.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        label="Páginas del mapa"
        page={page}
        pages={pages}
        pathTo={(to) => (to > 1 ? `${siteMapPath}?pagina=${to}` : siteMapPath)}
      />
    </>
  );
};
