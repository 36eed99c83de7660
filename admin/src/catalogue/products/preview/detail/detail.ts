/** What the service says that a visitor would read on a product's page, part by part, as the public calls send it. */
import { type ProductAnswer } from '@cotejo/core/product-content';

export type DetailOffer = ProductAnswer<'offer'> & {
  readonly months?: number | null;
  readonly productCode?: string;
};
type Texts = readonly Pick<ProductAnswer<'entry'>, 'title' | 'content'>[];

export type Detail = {
  readonly resume: ProductAnswer<'resume'>;
  readonly topAmountsAndDeductibles: ProductAnswer<'topAmountsAndDeductibles'>;
  readonly coverageOrganizations: readonly ProductAnswer<'productClinic'>[];
  readonly extraBenefits: Texts;
  readonly conditions: Texts;
  readonly exclusions: Texts;
  readonly descriptions: Texts;
  readonly features: readonly ProductAnswer<'feature'>[];
  readonly faq: readonly ProductAnswer<'question'>[];
  readonly offers: readonly DetailOffer[];
  readonly payment: ProductAnswer<'paymentInfo'>;
  readonly documents: readonly ProductAnswer<'document'>[];
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
