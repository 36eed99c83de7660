/** A list of plans by who offers them or what they are, with the ways to compare them. */
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { DemoNotice } from '../../plans/DemoNotice.tsx';
import { PlanCard } from '../../plans/PlanCard.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { useSite } from '../../site.ts';
import { whoIsPriced } from '../../profile/profile-words.ts';
import { type ListPage } from '../../routing/list-page.ts';
import { type Listing } from './listing.ts';
import './ListingPage.css';

const Organizations = ({ organizations }: Pick<Listing, 'organizations'>) =>
  organizations.length > 0 && (
    <nav className="listing-organizations" aria-labelledby="companias">
      <h2 id="companias">Quiénes los ofrecen</h2>
      <ul>
        {organizations.map(({ displayName, path }) => (
          <li key={path}>
            <Link to={path}>{displayName}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );

const Others = ({ others }: Pick<Listing, 'others'>) =>
  others.length > 0 && (
    <section aria-labelledby="otros">
      <h2 id="otros">También puedes comparar</h2>
      <ul className="listing-others">
        {others.map(({ slug, title, description, buttonText, compareUrl }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{description}</p>
            <Link to={compareUrl}>
              {buttonText}
              <span className="visually-hidden"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );

const Plans = ({ products, page, pages, total }: ListPage) => {
  const { pathname, search } = useLocation();
  const pathTo = (to: number): string => {
    const query = new URLSearchParams(search);
    query.delete('pagina');
    if (to > 1) query.set('pagina', String(to));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  if (total === 0)
    return (
      <p>
        Todavía no hay planes aquí. <Link to={contactPath}>Cuéntanos qué buscas</Link> y te respondemos.
      </p>
    );
  return (
    <>
      <div className="plans">
        {products.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isExact={false} />
        ))}
      </div>
      <Pagination label="Páginas de planes" page={page} pages={pages} pathTo={pathTo} />
    </>
  );
};

export const ListingPage = () => {
  const { title, description, canonical, compareUrl, ...data } = useLoaderData<Listing>();
  const { country } = useSite();
  return (
    <>
      <PageHead
        title={data.page > 1 ? `${title}, página ${data.page}` : title}
        description={description}
        {...(canonical && { canonical })}
      />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <ButtonLink to={compareUrl}>Comparar con tu precio</ButtonLink>
      <section aria-labelledby="planes">
        <h2 id="planes">{data.total === 1 ? '1 plan' : `${data.total} planes`}</h2>
        {data.total > 0 && <p className="listing-note">{whoIsPriced(country)}</p>}
        <DemoNotice plans={data.products} />
        <Plans {...data} />
      </section>
      <Organizations {...data} />
      <Others {...data} />
    </>
  );
};
