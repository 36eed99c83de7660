/** The calls of a plan's pages and of opinions, together, for whoever loads them. */
import { type FeedbackCalls, feedbackCalls } from './feedback.ts';
import { type Call } from './fetch-json.ts';
import { type PlaceCalls, placeCalls } from './places.ts';
import { type PartCalls, partCalls } from './plan-parts.ts';
import { type PriceCalls, priceCalls } from './plan-price.ts';

export type DetailCalls = PartCalls & PriceCalls & PlaceCalls & FeedbackCalls;

export const detailCalls = (query: Call, command: Call): DetailCalls => ({
  ...partCalls(query),
  ...priceCalls(query),
  ...placeCalls(query),
  ...feedbackCalls(command),
});
