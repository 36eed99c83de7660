/** The calls of a plan's pages, together, for whoever loads them. */
import { type Call } from './fetch-json.ts';
import { type PlaceCalls, placesBy } from './places.ts';
import { type PartCalls, partsBy } from './plan-parts.ts';
import { type PriceCalls, pricesBy } from './plan-price.ts';

export type DetailCalls = PartCalls & PriceCalls & PlaceCalls;

export const detailCalls = (query: Call): DetailCalls => ({
  ...partsBy(query),
  ...pricesBy(query),
  ...placesBy(query),
});
