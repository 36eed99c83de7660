/** What a page answers when the platform has no data for it: a status that search engines and browsers understand. */
import { data, isRouteErrorResponse } from 'react-router-dom';
import { type Found } from '../api/index.ts';

/** Why a page cannot be shown, by the status that says so. */
const troubles = { 403: 'insistent', 404: 'missing', 429: 'suspected', 503: 'unavailable' } as const;
export type Trouble = (typeof troubles)[keyof typeof troubles] | 'hurried' | 'broken';

/** Status text of a 429 for whom the platform takes for no robot: nothing that she says would help, only a pause. */
const hurried = 'hurried';

/** What an error page is about. */
export const troubleOf = (error: unknown): Trouble => {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.statusText === hurried) return 'hurried';
  const known: Readonly<Record<number, Trouble>> = troubles;
  return known[error.status] ?? (error.status < 500 ? 'missing' : 'broken');
};

/** Ends a loader with the error page of a status. */
const answerInstead = (status: keyof typeof troubles, statusText?: string): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router shows what is thrown, and it is no error of ours
  throw data(null, { status, ...(statusText && { statusText }) });
};

/**
 * What was found; without it the page is a 404, a 429 for whom the platform takes for a robot or who asks too often, or a
 * 503 when nobody could say.
 */
export const foundOrAnswer = <Value>(found: Found<Value>): Value => {
  if (found.kind === 'found') return found.value;
  if (found.kind === 'tooMany') return answerInstead(429, hurried);
  return answerInstead(({ missing: 404, suspected: 429, unavailable: 503 } as const)[found.kind]);
};

export const notFound = (): never => answerInstead(404);
/** For who said to be human more often than anybody is believed. */
export const saidTooOften = (): never => answerInstead(403);
