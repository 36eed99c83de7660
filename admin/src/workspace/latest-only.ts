/** Writes one value after the other; of those that come while one is under way only the last is written. */
export const latestOnly = <Value>(write: (value: Value) => Promise<unknown>) => {
  let next: { readonly value: Value } | undefined;
  let underWay: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    for (let current = next; current; current = next) {
      next = undefined;
      await write(current.value);
    }
  };
  /** Resolves when this value, or a later one, is written. */
  return (value: Value): Promise<void> => {
    next = { value };
    underWay ??= work().finally(() => (underWay = undefined));
    return underWay;
  };
};
