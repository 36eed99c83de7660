/** The way through pages of a list: one before, one after, and where one is. */
import { ButtonLink } from './Button.tsx';
import './Pages.css';

type PagesProps = {
  /** Of what: such as *Páginas de planes*. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly pathTo: (page: number) => string;
};

export const Pages = ({ label, page, pages, pathTo }: PagesProps) =>
  pages > 1 && (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <ButtonLink tone="quiet" to={pathTo(page - 1)}>
          Anteriores
        </ButtonLink>
      )}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && (
        <ButtonLink tone="quiet" to={pathTo(page + 1)}>
          Siguientes
        </ButtonLink>
      )}
    </nav>
  );
