/** A price from which a plan starts, always in a box of the same height. */
import { type ProductCard } from '../api/index.ts';
import { formatPrice } from '../domain/money.ts';
import { periodOf } from '../domain/payment-period.ts';
import { useSite } from '../site.ts';
import './Price.css';

export const Price = ({ price }: { readonly price: ProductCard['price'] }) => {
  const { country } = useSite();
  return (
    <p className="price">
      <span className="price-from">Desde</span>
      <strong>{formatPrice(price.minPrice, price.unit.code, country)}</strong>
      <span className="price-period">{periodOf(price.paymentMode)}</span>
    </p>
  );
};
