/** The orders in which visitors see results: the spec's (public side, section 2.5), and one of our own. */
export const orders = [
  'recommended',
  'lowerPrice',
  'higherPrice',
  'popular',
  'distance',
  /** The cost of a year of medium use for these people, the cheapest first. */
  'yearlyCost',
] as const;
export type Order = (typeof orders)[number];
export const defaultOrder: Order = 'recommended';
