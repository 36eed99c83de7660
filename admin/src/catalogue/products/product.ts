/** Products as the console reads them. */
import { type allowedProductCommands, type Draft, type ProductRow } from '@cotejo/core/catalogue';
import { type ContentSection } from '@cotejo/core/product-content';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type PriceRule } from '@cotejo/core/pricing';
import { type Happened } from '../history/CatalogueHistoryItem.tsx';

/** A row of the list; a product's page reads all of it. */
export type ProductSummary = Omit<ProductRow, 'content' | 'price' | 'withdrawnAt'> & {
  readonly name: string;
  readonly organizationName: string | null;
  readonly insuranceTypeName: string | null;
};
export type ProductRecord = ProductRow & {
  readonly allowedCommands: ReturnType<typeof allowedProductCommands>;
};

/** Something that visitors saw. */
export type VersionRow = {
  readonly id: string;
  readonly productId: string;
  readonly version: number;
  readonly publishedAt: string;
  readonly endedAt: string | null;
  readonly withdrawn: boolean;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly price: PriceRule;
};
/** Something that happened to it. */
export type HistoryRow = Happened & {
  readonly kind: 'drafted' | 'changed' | 'priced' | 'published' | 'withdrawn';
  /** Until when it was so: shown, or out of sight; of a change when it was published. */
  readonly endedAt: string | null;
  readonly publication: number | null;
  readonly sections: readonly ContentSection[];
  readonly note: string | null;
};
export type VersionRecord = VersionRow & { readonly content: Draft['content'] };
