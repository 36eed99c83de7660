/** The question of a visitor to an index. */
import { type Order } from '@cotejo/core/comparator';
import { type FilterName, type FilterValue } from '../product-index/product-index.ts';

export type Bounds = { readonly from?: number; readonly to?: number };

export type Question = {
  /** Values of a filter of which a product has one; of `features` all, where `allFeatures` says so. */
  readonly chosen: { readonly [Name in FilterName]?: readonly FilterValue[] };
  readonly allFeatures: boolean;
  /** Minor units for comparing, both ends included. */
  readonly price?: Bounds;
  readonly deductible?: Bounds & { readonly oneOf?: readonly number[] };
  /** The types that the site's section is about; no filter of the visitor's. */
  readonly sectionTypes?: readonly number[];
  /** The types that are for others than whom the visitor told of. */
  readonly otherTypes?: readonly number[];
  readonly promotedAlone: boolean;
  readonly order: Order;
  /** How much the price counts in the recommended order, 0 to 1; as usual when it is not said. */
  readonly priceWeight?: number;
  /** How many from the first on. */
  readonly first: number;
};
