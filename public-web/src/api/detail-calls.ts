/** The calls of a plan's pages and of opinions, together, for whoever loads them. */
import { feedbackCalls } from './feedback.ts';
import { type Call } from './fetch-json.ts';
import { planDetailCalls } from './plan-detail.ts';

export const detailCalls = (query: Call, command: Call) => ({
  ...planDetailCalls(query),
  ...feedbackCalls(command),
});
export type DetailCalls = ReturnType<typeof detailCalls>;
