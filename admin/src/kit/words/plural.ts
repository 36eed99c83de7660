/** Counts in words. */

/** `1 cambio`, `1.204 cambios`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-419')} ${count === 1 ? one : many}`;

/** The form of a sentence for one or for several. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);
