/** The work of a whole file, row by row: in between, everything else that the process does has its turn. */
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work in a row. */
const longest = 10;

/** @returns what the work gives for each item, in their order; @throws what the work throws, and does no more of it */
export const inPieces = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < longest) continue;
    await turn();
    began = performance.now();
  }
  return results;
};
