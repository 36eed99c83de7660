/** What the plan costs and the one thing to do next, beside everything that is told of it. */
import { type ProductCard } from '../../api/index.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestLabel } from '../../domain/request-label.ts';
import { contributionNotes, whoPays } from '../../domain/who-pays.ts';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { useSite } from '../../site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price, whichCompanyIsPriced, whoIsPriced } from '../../ui/Price.tsx';

export type PlanOfferProps = {
  readonly product: ProductCard;
  readonly own: KeptPrice | undefined;
  /** Whether a company takes it out. */
  readonly isOfCompany?: boolean;
};

/** In the box that the starting price stood in. */
export const OfferPrice = ({ product, own }: PlanOfferProps) => (
  <Price price={product.price} own={own?.told} isShared={own?.told && own.isShared} />
);

const Payers = ({ product, own }: PlanOfferProps) => {
  const { country } = useSite();
  const price = own?.told ? own.told.price : product.price;
  const payers = price && whoPays(price, country);
  return price && payers ? (
    <p className="detail-payers">{[payers, ...contributionNotes(price)].join(' ')}</p>
  ) : null;
};

/** What one must know of the price. Whom the visitor's own is for is said beside it. */
const noteOf = ({ product, own, isOfCompany }: PlanOfferProps): string | undefined => {
  if (own?.told) return own.told.notices[0];
  if (product.price) return isOfCompany ? whichCompanyIsPriced : whoIsPriced;
  return 'Este plan no asegura al perfil con el que empezamos. Di quiénes se asegurarán para ver su precio.';
};

export const RequestLink = ({ product }: Pick<PlanOfferProps, 'product'>) => (
  <ButtonLink to={requestPath(product.url)}>{requestLabel(product)}</ButtonLink>
);

export const PlanOffer = (offer: PlanOfferProps) => {
  const note = noteOf(offer);
  return (
    <aside className="detail-offer" aria-label="Precio">
      <OfferPrice {...offer} />
      <Payers {...offer} />
      {note && <p className="detail-note">{note}</p>}
      <RequestLink {...offer} />
    </aside>
  );
};
