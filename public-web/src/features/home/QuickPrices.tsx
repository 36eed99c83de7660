/** Three plans and what each costs: rows of one height, whatever they say. */
import { Link } from 'react-router-dom';
import { formatPrice } from '../../domain/money.ts';
import { ownPart, ownWords, wholePrice, whoPays } from '../../domain/who-pays.ts';
import { useSite } from '../../site.ts';
import { type QuickPlan } from './quick-plans.ts';
import { type Quick } from './use-quick-plans.ts';

const Price = ({ plan: { price, reason } }: { readonly plan: QuickPlan }) => {
  const { country } = useSite();
  if (!price) return <span className="home-price">{reason ?? 'No disponible para tu perfil'}</span>;
  const own = ownPart(price);
  return (
    <span className="home-price">
      {own !== undefined && <small>{ownWords(price)}</small>}
      <strong>{formatPrice(own ?? price.minPrice, price.unit.code, country)}</strong> {price.suffix}
      <small>
        {own !== undefined && `${wholePrice(price, country)}. `}
        {whoPays(price, country)}
      </small>
    </span>
  );
};

const stateOf = ({ state, plans }: Quick, whom: string): string => {
  if (state === 'asking') return 'Calculando los precios…';
  if (state === 'failed') return 'No pudimos cargar los precios. Seguimos intentándolo por ti.';
  return plans?.total === 0 ? 'Todavía no publicamos planes de este seguro.' : whom;
};

/** Of the plans to come. */
const places = [1, 2, 3];

type QuickPricesProps = {
  readonly quick: Quick;
  readonly whom: string;
  /** Before a plan's page is gone to. */
  readonly onLeave: () => void;
};

export const QuickPrices = ({ quick, whom, onLeave }: QuickPricesProps) => (
  <div className="home-prices" aria-busy={quick.state === 'asking'}>
    <p role="status">{stateOf(quick, whom)}</p>
    <ul>
      {quick.state === 'asking' &&
        !quick.plans &&
        places.map((place) => <li key={place} className="home-waiting" aria-hidden="true" />)}
      {quick.plans?.plans.map((plan) => (
        <li key={plan.id}>
          <span>
            <Link to={plan.url} onClick={onLeave}>
              {plan.displayName}
            </Link>
            <small>{plan.insurer}</small>
          </span>
          <Price plan={plan} />
        </li>
      ))}
    </ul>
  </div>
);
