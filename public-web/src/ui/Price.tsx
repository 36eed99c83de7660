/** The price of a plan in a box of the same height whatever it says; and for whom that is. */
import { exactPrice, formatPrice } from '../domain/money.ts';
import { ownPart, ownWords, wholePrice } from '../domain/who-pays.ts';
import { useSite } from '../site.ts';
import './Price.css';

/** The price of a plan. */
type ShownPrice = Parameters<typeof ownPart>[0] & { readonly suffix?: string | undefined };

type PriceProps = {
  /** Price for the starting profile; nothing where the plan does not insure it. */
  readonly price: ShownPrice | undefined;
  /** Instead of it: for whom the visitor has told of. */
  readonly own?: { readonly price?: ShownPrice | undefined } | undefined;
  /** Whether that is somebody else's. */
  readonly isShared?: boolean | undefined;
};

export const Price = ({ price: starting, own, isShared }: PriceProps) => {
  const { country } = useSite();
  const price = own ? own.price : starting;
  if (!price)
    return (
      <p className="price">
        <strong>
          {own && !isShared ? 'No disponible para tu perfil' : 'No disponible para este perfil'}
        </strong>
      </p>
    );
  const part = ownPart(price);
  const { convertionTo } = price;
  const whole =
    part === undefined
      ? convertionTo && exactPrice(convertionTo.amount, convertionTo.unit.code, country)
      : wholePrice(price, country);
  const whose = isShared ? 'Precio compartido' : own ? 'Tu precio' : 'Desde';
  return (
    <p className="price">
      <span className="price-from">{part === undefined || isShared ? whose : ownWords}</span>
      <strong>{formatPrice(part ?? price.minPrice, price.unit.code, country)}</strong>
      <span className="price-period">{price.suffix}</span>
      {whole && <span className="price-whole">{whole}</span>}
    </p>
  );
};
