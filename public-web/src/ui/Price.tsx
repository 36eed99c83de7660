/** The price of a plan in a box of the same height whatever it says; and for whom that is. */
import { type PlanPrice } from '../api/index.ts';
import { formatPrice } from '../domain/money.ts';
import { useSite } from '../site.ts';
import './Price.css';

type PriceProps = {
  /** Nothing where the plan does not insure them. */
  readonly price: PlanPrice | null;
  /** Whether it is for whom the visitor has told of. */
  readonly isOwn?: boolean;
};

export const Price = ({ price, isOwn = false }: PriceProps) => {
  const { country } = useSite();
  if (!price)
    return (
      <p className="price">
        <strong>{isOwn ? 'No disponible para tu perfil' : 'No disponible para este perfil'}</strong>
      </p>
    );
  return (
    <p className="price">
      <span className="price-from">{isOwn ? 'Tu precio' : 'Desde'}</span>
      <strong>{formatPrice(price.minPrice, price.unit.code, country)}</strong>
      <span className="price-period">{price.suffix}</span>
    </p>
  );
};

/** Of whom nothing is known the platform tells the price of its own starting profile. */
export const whoIsPriced =
  'Precio para una persona de 25 años, o con los datos de partida de cada seguro. El tuyo depende de quiénes se aseguren.';
