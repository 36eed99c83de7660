/** Iterates over long work and yields to the event loop in between. */
import { setImmediate as turn } from 'node:timers/promises';

/** Longest work in a row, in milliseconds: a command needs several turns of the event loop. */
const longest = 1;

/** @yields each item; the work on it lasts until the next one is requested */
export async function* yielding<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - began < longest) continue;
    await turn();
    began = performance.now();
  }
}
