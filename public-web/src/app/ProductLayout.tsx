/** What the pages of a plan have in common: the plan, and the way to them. */
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { crumbsAt } from '../domain/product-crumbs.ts';
import { type PlanData } from '../routing/plan-data.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';

export const ProductLayout = () => {
  const data = useLoaderData<PlanData>();
  const crumbs = crumbsAt(data.product, useLocation().pathname);
  return (
    <>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <Outlet context={data} />
    </>
  );
};
