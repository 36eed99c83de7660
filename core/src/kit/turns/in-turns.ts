/** Long work, item by item: in between, everything else that the process does has its turn. */
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work in a row: a command of somebody else needs several turns. */
const longest = 1;

/** @yields each item; the work on it lasts until the next one is asked for */
export async function* inTurns<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - began < longest) continue;
    await turn();
    began = performance.now();
  }
}
