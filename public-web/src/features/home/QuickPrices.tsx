/** Three plans and what each costs: rows of one height, whatever they say. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../domain/money.ts';
import { ownPart, ownWords, wholePrice, whoPays } from '../../domain/who-pays.ts';
import { useSite } from '../../site.ts';
import { type QuickPlan } from './quick-plans.ts';
import { type Quick } from './use-quick-plans.ts';

type PriceProps = {
  readonly plan: QuickPlan;
  /** Whether a sentence below the list says for all plans who else pays. */
  readonly isToldBelow: boolean;
};

const Price = ({ plan: { price, reason }, isToldBelow }: PriceProps) => {
  const { country } = useSite();
  if (!price) return <span className="home-price">{reason ?? 'No disponible para tu perfil'}</span>;
  const own = ownPart(price);
  return (
    <span className="home-price">
      {own !== undefined && <small>{ownWords}</small>}
      <strong>{formatPrice(own ?? price.minPrice, price.unit.code, country)}</strong> {price.suffix}
      <small>
        {own !== undefined && `${wholePrice(price, country)}. `}
        {!isToldBelow && whoPays(price, country)}
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

/** The sentence on who else pays, where it is the same for all plans. */
const payersOf = ({ plans }: Quick, country: CountryCode): string | undefined => {
  const told = (plans?.plans ?? []).map(({ price }) => price && whoPays(price, country));
  return new Set(told).size === 1 ? (told[0] ?? undefined) : undefined;
};

export const QuickPrices = ({ quick, whom, onLeave }: QuickPricesProps) => {
  const { country } = useSite();
  const payers = payersOf(quick, country);
  return (
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
            <Price plan={plan} isToldBelow={payers !== undefined} />
          </li>
        ))}
      </ul>
      {payers && <p className="home-payers">{payers}</p>}
    </div>
  );
};
