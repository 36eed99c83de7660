/** Many at a time, and their results in the order of the items. */

/** Whoever stops listening stops it after what is under way. @throws what the first of them throws, when all rest */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  let next = 0;
  const begin = (): void => {
    const one = work(items[next++]!);
    // It is told when its turn comes; until then nobody listens to it.
    void one.catch(() => undefined);
    underWay.push(one);
  };
  try {
    while (next < items.length || underWay.length > 0) {
      while (underWay.length < atOnce && next < items.length) begin();
      yield await underWay[0]!;
      void underWay.shift();
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}
