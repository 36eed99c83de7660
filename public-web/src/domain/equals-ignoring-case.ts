/** Compares addresses and codes, whose capitals links and people change. */
export const equalsIgnoringCase = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
