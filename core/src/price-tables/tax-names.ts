/** The taxes that dated tables have rates of. */

/** Each stands in the table of the country that the price is asked in: the IVA of Chile is none of Colombia's. */
export const taxNames = ['IGV', 'IVA', 'reducedIVA'] as const;
export type TaxName = (typeof taxNames)[number];
