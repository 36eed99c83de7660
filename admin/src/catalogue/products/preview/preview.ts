/** What the service says that a visitor would get of a product: its card and price. */
import { timesPerYear } from '@cotejo/core/pricing';
import { type ProductAnswer } from '@cotejo/core/product-content';
import { choiceName } from '../../read/words.ts';

export type PreviewPrice = ProductAnswer<'profilePrice'> &
  Pick<ProductAnswer<'calculatedPrice'>, 'price' | 'shares' | 'explanation'>;

export type Preview = {
  readonly id: string;
  readonly day: string;
  readonly version: number | null;
  readonly publishedAt: string | null;
  readonly card: ProductAnswer<'card'> | null;
  readonly lacks: Readonly<Record<string, string>>;
  readonly price: PreviewPrice | null;
};

/** `mensual`, of the `MONTHLY` of the calls. */
export const periodInWords = (paymentMode: string): string => {
  const period = Object.keys(timesPerYear).find((one) => one.toUpperCase() === paymentMode) ?? paymentMode;
  return choiceName('period', period).toLocaleLowerCase('es');
};
