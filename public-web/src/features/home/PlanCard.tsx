/** A plan in a list: whose it is, what it costs, the best of what it covers. */
import { Link } from 'react-router-dom';
import { type ProductCard } from '../../api/index.ts';
import { DemoBadge } from '../../ui/Badge.tsx';
import { BenefitList } from '../../ui/BenefitList.tsx';
import { Price } from '../../ui/Price.tsx';
import './PlanCard.css';

const shownBenefits = 3;

export const PlanCard = ({ product }: { readonly product: ProductCard }) => (
  <article className="plan-card">
    <p className="plan-card-kind">{product.insuranceType.displayName}</p>
    <h3>
      <Link to={product.url}>{product.displayName}</Link>
    </h3>
    <p className="plan-card-by">{product.organization.displayName}</p>
    <BenefitList benefits={product.benefits.slice(0, shownBenefits)} />
    <footer>
      <Price price={product.price} />
      {product.isDemo && <DemoBadge />}
    </footer>
  </article>
);
