/** What the plan costs and the one thing to do next, beside everything that is told of it. */
import { type ProductCard } from '../../api/index.ts';
import { formatPrice } from '../../domain/money.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestWords } from '../../domain/request-words.ts';
import { useSite } from '../../site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price, whoIsPriced } from '../../ui/Price.tsx';
import { type OwnPrice } from './use-own-price.ts';

export type PlanOfferProps = { readonly product: ProductCard; readonly own: OwnPrice | undefined };

/** In the box that the starting price stood in. */
export const OfferPrice = ({ product, own }: PlanOfferProps) => {
  const { country } = useSite();
  const told = own?.told;
  if (!told) return <Price price={product.price} />;
  if (!told.price)
    return (
      <p className="price">
        <strong>No para tu perfil</strong>
      </p>
    );
  const { minPrice, unit, suffix } = told.price;
  return (
    <p className="price">
      <span className="price-from">Tu precio</span>
      <strong>{formatPrice(minPrice, unit.code, country)}</strong>
      <span className="price-period">{suffix}</span>
    </p>
  );
};

export const RequestLink = ({ product }: Pick<PlanOfferProps, 'product'>) => (
  <ButtonLink to={requestPath(product.url)}>{requestWords(product)}</ButtonLink>
);

export const PlanOffer = ({ product, own }: PlanOfferProps) => (
  <aside className="detail-offer" aria-label="Precio">
    <OfferPrice product={product} own={own} />
    <p className="detail-note">
      {product.isDemo && 'Es un ejemplo: este plan no existe y nadie lo vende. '}
      {own?.told ? (own.told.notices[0] ?? 'Calculado para quienes dijiste que se asegurarán.') : whoIsPriced}
    </p>
    <RequestLink product={product} />
  </aside>
);
