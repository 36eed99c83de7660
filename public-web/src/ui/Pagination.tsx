/** Pagination of a list: the page before, the page after, and the current one. */
import { ButtonLink } from './Button.tsx';
import './Pagination.css';

type PaginationProps = {
  /** Accessible name, such as *Páginas de planes*. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly pathTo: (page: number) => string;
};

export const Pagination = ({ label, page, pages, pathTo }: PaginationProps) =>
  pages > 1 && (
    <nav className="pagination" aria-label={label}>
      {page > 1 && (
        <ButtonLink tone="quiet" to={pathTo(page - 1)}>
          Anterior
        </ButtonLink>
      )}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && (
        <ButtonLink tone="quiet" to={pathTo(page + 1)}>
          Siguiente
        </ButtonLink>
      )}
    </nav>
  );
