/** The plans that a country has, page by page; or that it has none yet. */
import { ButtonLink } from '../../ui/Button.tsx';
import { contactPath } from '../../domain/product-paths.ts';
import { type HomeData } from './home-loader.ts';
import { PlanCard } from './PlanCard.tsx';
import './PlanList.css';

export const PlanList = ({ products, total, page, pages }: HomeData) => {
  if (total === 0)
    return (
      <div className="plans-empty">
        <p>Todavía no publicamos planes aquí. Cuéntanos qué buscas y te respondemos.</p>
        <ButtonLink to={contactPath}>Escríbenos</ButtonLink>
      </div>
    );
  return (
    <>
      <div className="plans">
        {products.map((product) => (
          <PlanCard key={product.id} product={product} />
        ))}
      </div>
      {pages > 1 && (
        <nav className="plans-pages" aria-label="Páginas de planes">
          {page > 1 && (
            <ButtonLink tone="quiet" to={page === 2 ? '/#planes' : `/?pagina=${page - 1}#planes`}>
              Anteriores
            </ButtonLink>
          )}
          <span>
            Página {page} de {pages}
          </span>
          {page < pages && (
            <ButtonLink tone="quiet" to={`/?pagina=${page + 1}#planes`}>
              Siguientes
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
};
