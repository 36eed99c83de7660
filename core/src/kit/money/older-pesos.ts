/** Amounts that were stored when a peso of Colombia still had centavos. */

/** @param centavos as they were stored; @returns whole pesos, rounded to the nearest */
export const withoutCentavos = (centavos: number): number => Math.round(centavos / 100);
