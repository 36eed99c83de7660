/** Check digits of taxpayers' numbers: Peru's RUC and Colombia's NIT. */

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** The last of the RUC's eleven digits: SUNAT's modulo 11. */
export const isRuc = (ruc: string): boolean =>
  (11 - weighed(ruc, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) % 10 === Number(ruc.at(-1));

/** The digit behind the NIT's nine: DIAN's modulo 11. A NIT without it is completed. */
export const nitDigit = (nine: string): number => {
  const rest = weighed(nine, [41, 37, 29, 23, 19, 17, 13, 7, 3]);
  return rest < 2 ? rest : 11 - rest;
};

/** @param nit its nine digits and the check digit */
export const isNit = (nit: string): boolean =>
  nit.length === 10 && nitDigit(nit.slice(0, 9)) === Number(nit.at(-1));
