/** Compares addresses and codes, whose capitals links and people change. */
export const sameInAnyCase = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
