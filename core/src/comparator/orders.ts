/** The orders in which visitors see results: spec, public side, section 2.5. */
export const orders = ['recommended', 'lowerPrice', 'higherPrice', 'popular', 'distance'] as const;
export type Order = (typeof orders)[number];
export const defaultOrder: Order = 'recommended';
