/** A cache of a function's answers by its arguments, with single flight, an expiry and a bounded size. */

/** Answers that are kept; the oldest goes first. */
const maxEntries = 500;

/**
 * @param lifetimeOf milliseconds that an answer is good for, from when it came; 0 asks again at once
 * @param now milliseconds
 * @returns the function, which calls `load` once for all who ask for the same while the answer is on its way or good
 */
export const cached = <Args extends readonly (string | number)[], Value>(
  load: (...args: Args) => Promise<Value>,
  lifetimeOf: (value: Value) => number,
  now: () => number = Date.now,
): ((...args: Args) => Promise<Value>) => {
  const entries = new Map<string, { readonly value: Promise<Value>; expires: number }>();
  return (...args) => {
    const key = args.join('\n');
    const known = entries.get(key);
    if (known && now() < known.expires) return known.value;
    const entry = { value: load(...args), expires: Infinity };
    const expireIn = (lifetime: number): void => {
      entry.expires = now() + lifetime;
    };
    entry.value.then(
      (value) => expireIn(lifetimeOf(value)),
      () => expireIn(0),
    );
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
};
