/** The plans that a country has, page by page; or that it has none yet. */
import { ButtonLink } from '../../ui/Button.tsx';
import { contactPath } from '../../domain/product-paths.ts';
import { type HomeData } from './home-loader.ts';
import { DemoNotice } from '../../plans/DemoNotice.tsx';
import { PlanCard } from '../../plans/PlanCard.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import './PlanList.css';

type PlanListProps = Pick<HomeData, 'products' | 'total' | 'page' | 'pages'>;

export const PlanList = ({ products, total, page, pages }: PlanListProps) => {
  if (total === 0)
    return (
      <div className="plans-empty">
        <p>Todavía no publicamos planes aquí. Cuéntanos qué buscas y te respondemos.</p>
        <ButtonLink to={contactPath}>Escríbenos</ButtonLink>
      </div>
    );
  return (
    <>
      <DemoNotice plans={products} />
      <div className="plans">
        {products.map((product) => (
          <PlanCard key={product.id} plan={product} isExact={false} />
        ))}
      </div>
      <Pagination
        label="Páginas de planes"
        page={page}
        pages={pages}
        pathTo={(to) => (to === 1 ? '/#planes' : `/?pagina=${to}#planes`)}
      />
    </>
  );
};
