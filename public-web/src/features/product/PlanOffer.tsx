/** What the plan costs and the one thing to do next, beside everything that is told of it. */
import { type ProductCard } from '../../api/index.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestLabel } from '../../domain/request-label.ts';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price, whoIsPriced } from '../../ui/Price.tsx';

export type PlanOfferProps = { readonly product: ProductCard; readonly own: KeptPrice | undefined };

/** In the box that the starting price stood in. */
export const OfferPrice = ({ product, own }: PlanOfferProps) => (
  <Price price={product.price} own={own?.told} isShared={own?.told && own.isShared} />
);

/** Whom the price is for, or why there is none. */
const noteOf = ({ product, own }: PlanOfferProps): string => {
  if (own?.told)
    return (
      own.told.notices[0] ??
      `Calculado para las personas que ${own.isShared ? 'indicó quien te compartió este plan' : 'indicaste'}.`
    );
  if (product.price) return whoIsPriced;
  return 'Este plan no asegura al perfil con el que empezamos. Di quiénes se asegurarán para ver su precio.';
};

export const RequestLink = ({ product }: Pick<PlanOfferProps, 'product'>) => (
  <ButtonLink to={requestPath(product.url)}>{requestLabel(product)}</ButtonLink>
);

export const PlanOffer = ({ product, own }: PlanOfferProps) => (
  <aside className="detail-offer" aria-label="Precio">
    <OfferPrice product={product} own={own} />
    <p className="detail-note">{noteOf({ product, own })}</p>
    <RequestLink product={product} />
  </aside>
);
