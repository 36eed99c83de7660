/** What the service says that a visitor would read on a product's page, part by part, as the public calls send it. */
import { type Card, type CardCoverage } from '../preview.ts';
import { type Narrowed } from '../../../read/coverageText.ts';

type Ages = { readonly from: number; readonly to: number | null };
type Unit = { readonly code: string };

export type DetailCoverage = CardCoverage & {
  readonly benefit: string | null;
  readonly note: string | null;
  readonly kind: string | null;
  readonly period: { readonly id: string } | null;
  readonly restrictionCode: number | null;
  readonly scope: Narrowed['scope'];
};
type DetailText = { readonly title: string; readonly content: string };
export type DetailClinic = {
  readonly id: number;
  readonly displayName: string;
  readonly note: string | null;
  /** How many the product has there. */
  readonly coverages: number;
  readonly places: readonly {
    readonly name: string | null;
    readonly address: string;
    readonly region: string | null;
    readonly district: string | null;
  }[];
};
export type DetailDocument = {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly version: string | null;
  readonly url: string;
  /** Of a paper that is made of its text; nothing where the insurer has the file. */
  readonly numberOfPages: number | null;
};
export type DetailOffer = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly amount: number | null;
  readonly unitCode: string | null;
  readonly months?: number | null;
  readonly benefit?: string;
  readonly store?: string | null;
  readonly gift?: string;
  readonly productCode?: string;
  readonly code?: string;
  readonly salesLimitQuantityEnable: boolean;
  /** How many are left, where there are only so many. */
  readonly salesLimitQuantity?: number | null;
  readonly soldOut: string | null;
};

export type Detail = {
  readonly resume: {
    readonly tags: readonly {
      readonly id: number | null;
      readonly name: string;
      readonly coverages: readonly DetailCoverage[];
    }[];
    readonly coverageCountries: readonly { readonly id: number; readonly name: string }[];
    readonly contractType: string | null;
    readonly contractingAges: Ages | null;
  };
  readonly topAmountsAndDeductibles: {
    readonly annual_benefit_maximum: Card['insuranceMetadata']['metadata']['annual_benefit_maximum'];
    readonly deductible: { readonly amount: number; readonly unit: Unit } | null;
    readonly coverages: readonly DetailCoverage[];
  };
  readonly coverageOrganizations: readonly DetailClinic[];
  readonly extraBenefits: readonly DetailText[];
  readonly conditions: readonly DetailText[];
  readonly exclusions: readonly DetailText[];
  readonly descriptions: readonly DetailText[];
  readonly features: readonly {
    readonly id: number;
    readonly name: string;
    readonly description: string | null;
    readonly detail: string | null;
    readonly included: boolean;
  }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly offers: readonly DetailOffer[];
  readonly payment: {
    readonly periodicity: { readonly name: string } | null;
    readonly modes: readonly {
      readonly displayName: string;
      readonly periodicity: string;
      readonly months: number | null;
      readonly methods: readonly { readonly displayName: string }[];
      /** None where it is not paid by card. */
      readonly cardBrands: readonly string[];
    }[];
  };
  readonly documents: readonly DetailDocument[];
  readonly seo: {
    readonly seoTitle: string | null;
    readonly seoDescription: string | null;
    readonly url: string;
  };
};

/** The page of a draft, or of a day. */
export type ProductDetail = {
  /** As visitors read the product's name; nothing on a day on which they did not see it. */
  readonly name: string | null;
  readonly detail: Detail | null;
};
