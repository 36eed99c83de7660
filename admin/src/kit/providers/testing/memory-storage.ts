/** A browser's storage that lives in memory; full from a number of entries on. */
export const memoryStorage = (most = Infinity) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (!kept.has(key) && kept.size >= most) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string): void => void kept.delete(key),
    key: (index: number): string | null => [...kept.keys()][index] ?? null,
    get length(): number {
      return kept.size;
    },
  };
};
