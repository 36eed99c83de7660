/** What the plan costs and the one thing to do next, beside everything that is told of it. */
import { useSearchParams } from 'react-router-dom';
import { type ProductCard } from '../../api/plans.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestLabel } from '../../domain/request-label.ts';
import { PricePayers } from '../../plans/PricePayers.tsx';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { sharedQuery } from '../../profile/use-shared-profile.ts';
import { Price } from '../../ui/Price.tsx';
import { useNewPrices } from './use-new-prices.ts';

export type PricedPlan = {
  readonly product: ProductCard;
  readonly own: KeptPrice | undefined;
};

/** In the box that the starting price stood in. */
export const OfferPrice = ({ product, own }: PricedPlan) => (
  <Price price={product.price} own={own?.told} isShared={own?.told && own.isShared} />
);

export const RequestLink = ({ product }: Pick<PricedPlan, 'product'>) => {
  const [query] = useSearchParams();
  return <ButtonLink to={requestPath(product.url) + sharedQuery(query)}>{requestLabel(product)}</ButtonLink>;
};

type PlanOfferProps = PricedPlan & {
  /** By which the visitor's profile is kept. */
  readonly productType: string;
};

export const PlanOffer = ({ product, own, productType }: PlanOfferProps) => {
  const showNewPrices = useNewPrices(own);
  const price = own?.told ? own.told.price : product.price;
  return (
    <aside className="detail-offer" aria-label="Precio">
      <OfferPrice product={product} own={own} />
      {price && (
        <PricePayers
          price={price}
          productType={productType}
          isShared={own?.isShared}
          onSaved={showNewPrices}
        />
      )}
      {!own?.told && !product.price && (
        <p className="detail-note">
          Este plan no asegura al perfil con el que empezamos. Di quiénes se asegurarán para ver su precio.
        </p>
      )}
      <RequestLink product={product} />
    </aside>
  );
};
