/** Read your writes: what this tab has written, and how far a projection must be before this tab reads. */

/** After this long a projection that is still behind is no reason to wait; milliseconds. */
const keptFor = 30_000;
const key = 'cotejo-min-position';

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Kept = { readonly position: string; readonly until: number };

const isPosition = (text: unknown): text is string => typeof text === 'string' && /^\d{1,20}$/.test(text);

export type MinPosition = ReturnType<typeof createMinPosition>;

/** @param storage of the tab, so that a reload still sees what was just written */
export const createMinPosition = (storage: Stored, now: () => number = Date.now) => {
  const kept = (): Kept | undefined => {
    try {
      const value = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
      if (!isPosition(value?.position) || typeof value.until !== 'number') return undefined;
      return value.until > now() ? { position: value.position, until: value.until } : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    /** The position that reads must have seen; none when there is nothing to wait for. */
    current: (): string | undefined => kept()?.position,
    /** Something was written, or is known to be projected, at this position. */
    raise(position: string): void {
      if (!isPosition(position)) return;
      const before = kept();
      if (before && BigInt(before.position) >= BigInt(position)) return;
      storage.setItem(key, JSON.stringify({ position, until: now() + keptFor }));
    },
    /** A read has seen this position: whoever waits for it, or less, is done. */
    reached(position: string | null): void {
      const before = kept();
      if (before && isPosition(position) && BigInt(position) >= BigInt(before.position))
        storage.removeItem(key);
    },
  };
};
