/** Breadcrumb: the pages above a page, and itself. */
import { Link } from 'react-router-dom';
import { type Crumb } from '../domain/product-crumbs.ts';
import './Breadcrumb.css';

export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className="breadcrumb" aria-label="Ruta de navegación">
    <ol>
      {crumbs.map(({ name, path }, index) => (
        <li key={path}>
          {index < crumbs.length - 1 ? (
            <Link to={path}>{name}</Link>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
