/** A plan's price in a box of the same height whatever it says: the exact one for the profile, or why there is none. */
import { type ResultCard } from '../api/plans.ts';
import { exactPrice, formatPrice } from '../domain/money.ts';
import { ownPart, ownWords, wholePrice, whoPays } from '../domain/who-pays.ts';
import { useSite } from '../site.ts';

type PlanPriceProps = {
  readonly plan: Pick<ResultCard, 'price' | 'priceRange' | 'profilePrice'>;
  /** Whether the visitor has said whom to insure. */
  readonly isExact: boolean;
  /** Whether a company takes it out. */
  readonly isOfCompany?: boolean;
};

const Unpriced = ({
  plan: { priceRange, profilePrice },
  isOfCompany,
}: Pick<PlanPriceProps, 'plan' | 'isOfCompany'>) => {
  const { country } = useSite();
  const others = isOfCompany ? 'otras empresas' : 'otras personas';
  const reason = profilePrice?.profiles.find((one) => one.reason)?.reason;
  return (
    <div className="plan-price">
      <strong className="plan-price-none">No disponible para tu perfil</strong>
      <small>
        {reason ?? 'No asegura a quienes indicaste.'}
        {priceRange && priceRange.from > 0 && (
          <>
            {' '}
            Desde {formatPrice(priceRange.from, priceRange.unit.code, country)} para {others}.
          </>
        )}
      </small>
    </div>
  );
};

export const PlanPrice = ({ plan, isExact, isOfCompany = false }: PlanPriceProps) => {
  const { country } = useSite();
  const { price } = plan;
  if (!price) return <Unpriced plan={plan} isOfCompany={isOfCompany} />;
  const { minPrice, unit, suffix, convertionTo } = price;
  const own = ownPart(price);
  const payers = whoPays(price, country);
  return (
    <p className="plan-price">
      <small>{own === undefined ? (isExact ? 'Tu precio' : 'Desde') : ownWords}</small>
      <span>
        <strong>{formatPrice(own ?? minPrice, unit.code, country)}</strong> {suffix}
      </span>
      {own === undefined && convertionTo && (
        <small>{exactPrice(convertionTo.amount, convertionTo.unit.code, country)}</small>
      )}
      {payers && (
        <small className="plan-payers">
          {own !== undefined && `${wholePrice(price, country)}. `}
          {payers}
        </small>
      )}
    </p>
  );
};
