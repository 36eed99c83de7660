/** The price of a plan for whom nothing is known of, always in a box of the same height; and for whom that is. */
import { type ProductCard } from '../api/index.ts';
import { formatPrice } from '../domain/money.ts';
import { useSite } from '../site.ts';
import './Price.css';

export const Price = ({ price }: { readonly price: ProductCard['price'] }) => {
  const { country } = useSite();
  return (
    <p className="price">
      <span className="price-from">Desde</span>
      <strong>{formatPrice(price.minPrice, price.unit.code, country)}</strong>
      <span className="price-period">{price.suffix}</span>
    </p>
  );
};

/** Of whom nothing is known the platform tells the price of its own starting profile. */
export const whoIsPriced =
  'Precio para una persona de 25 años, o con los datos de partida de cada seguro. El tuyo depende de quiénes se aseguren.';
