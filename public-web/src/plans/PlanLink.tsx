/** The link to a plan: in a list that says so the plan opens above the list, at its own address. Elsewhere it is a plain link. */
import { createContext, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ResultCard } from '../api/plans.ts';
import { overlayQuery } from '../domain/plan-overlay.ts';

const OpensAbove = createContext(false);
/** Plans of the lists inside open above the page. */
export const PlansOpenAbove = ({ children }: { readonly children: ReactNode }) => (
  <OpensAbove value={true}>{children}</OpensAbove>
);

type PlanLinkProps = {
  readonly plan: Pick<ResultCard, 'productCode' | 'url'>;
  readonly children: ReactNode;
};

export const PlanLink = ({ plan: { productCode, url }, children }: PlanLinkProps) => {
  const { pathname, search } = useLocation();
  if (!useContext(OpensAbove)) return <Link to={url}>{children}</Link>;
  return (
    <Link to={`${pathname}${overlayQuery(search, productCode)}`} mask={url} preventScrollReset>
      {children}
    </Link>
  );
};
