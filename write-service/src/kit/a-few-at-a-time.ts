/** Work on many items, a few at a time. */
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Each item is begun in a turn of the event loop of its own: in between, everything else that the process does has its turn.
 * @returns results in the order of the items
 * @throws what the first of them throws, when all that began rest
 */
export const aFewAtATime = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const waiting = items.entries();
  let line = Promise.resolve();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      await (line = line.then(() => turn()));
      if (failures.length > 0) return;
      await work(item).then(
        (result) => (results[index] = result),
        (error: unknown) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
};
