/** The currencies that amounts are stored in, and their minor units. */

/**
 * How many digits the minor unit of a currency has with us. Pesos of Chile and of Colombia are whole: ISO 4217 gives
 * Colombia's two digits, and nobody there prices, pays or writes them.
 */
export const minorDigits = { PEN: 2, CLP: 0, COP: 0, USD: 2, MXN: 2 } as const;
export type Currency = keyof typeof minorDigits;

/** An integer of minor units with its currency. */
export type Money = { readonly amount: number; readonly currency: Currency };

/**
 * @param amount an integer of minor units
 * @returns the same in major units: 118.9 of 11890 of PEN
 */
export const majorUnits = (amount: number, currency: Currency): number =>
  amount / 10 ** minorDigits[currency];

/**
 * @param amount in major units
 * @returns the nearest integer of minor units
 */
export const minorUnits = (amount: number, currency: Currency): number =>
  Math.round(amount * 10 ** minorDigits[currency]);
