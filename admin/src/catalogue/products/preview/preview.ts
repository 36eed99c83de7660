/** What the service says that a visitor would get of a product: its card and price. */
import { timesPerYear } from '@cotejo/core/pricing';
import { choiceName } from '../../read/words.ts';

type Unit = { readonly code: string };

export type CardPrice = {
  readonly minPrice: number;
  readonly unit: Unit;
  readonly paymentMode: string;
  readonly convertionTo: { readonly amount: string; readonly unit: Unit } | null;
};

export type CardCoverage = {
  readonly id: number;
  readonly name: string;
  /** By the names of the calls. */
  readonly amounts: Readonly<
    Record<
      string,
      { readonly minAmount: number | null; readonly maxAmount: number | null; readonly unit: Unit }
    >
  >;
};

/** Of a visitor's card, what the console shows of it; it comes as the public calls send it. */
export type Card = {
  readonly displayName: string;
  readonly productCode: string;
  readonly url: string;
  readonly description: string;
  readonly isDemo: boolean;
  readonly exclusive: boolean;
  readonly isNew: boolean;
  readonly isPromoted: boolean;
  readonly onlineSale: boolean;
  readonly score: number | null;
  readonly benefits: readonly string[];
  readonly deductible: { readonly amount: number; readonly unit: Unit } | null;
  readonly coverages: readonly {
    readonly id: number | null;
    readonly name: string;
    readonly coverages: readonly CardCoverage[];
  }[];
  readonly features: readonly { readonly id: number; readonly name: string }[];
  readonly organization: {
    readonly displayName: string;
    readonly metadata: { readonly image: string | null; readonly typeAlias: string };
  };
  readonly insuranceType: { readonly displayName: string; readonly color: string | null };
  readonly insuranceMetadata: {
    readonly metadata: {
      readonly isPopular: boolean;
      readonly hasOffer: boolean;
      readonly annual_benefit_maximum: {
        readonly amount: number | null;
        readonly currency_code: string | null;
      } | null;
      readonly price_detail: { readonly label: string } | null;
    };
  };
  readonly price: CardPrice | null;
  readonly yearlyCost: {
    readonly low: number;
    readonly medium: number;
    readonly high: number;
    readonly unit: Unit;
  } | null;
  readonly priceRange: { readonly from: number; readonly unit: Unit } | null;
};

export type PreviewPrice = {
  readonly price: CardPrice | null;
  readonly total: { readonly profilesWithPrice: number; readonly profilesEvaluated: number };
  readonly profiles: readonly { readonly profile: number; readonly reason?: string }[];
  readonly notices: readonly string[];
  readonly shares: readonly { readonly profile: number; readonly amount: number }[];
  readonly explanation: readonly string[];
};

export type Preview = {
  readonly id: string;
  readonly day: string;
  readonly version: number | null;
  readonly publishedAt: string | null;
  readonly card: Card | null;
  readonly lacks: Readonly<Record<string, string>>;
  readonly price: PreviewPrice | null;
};

/** `mensual`, of the `MONTHLY` of the calls. */
export const periodInWords = (paymentMode: string): string => {
  const period = Object.keys(timesPerYear).find((one) => one.toUpperCase() === paymentMode) ?? paymentMode;
  return choiceName('period', period).toLocaleLowerCase('es');
};
