/** What a page answers when the platform has no data for it: a status that search engines and browsers understand. */
import { data } from 'react-router-dom';
import { type Found } from '../api/index.ts';

/** Ends a loader with the error page of a status. */
const answerInstead = (status: 404 | 503): never => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router shows what is thrown, and it is no error of ours
  throw data(null, { status });
};

/** What was found; without it the page is a 404, or a 503 when nobody could say. */
export const foundOrAnswer = <Value>(found: Found<Value>): Value => {
  if (found.kind === 'found') return found.value;
  return answerInstead(found.kind === 'missing' ? 404 : 503);
};

export const notFound = (): never => answerInstead(404);
