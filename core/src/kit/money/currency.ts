/** How many digits a currency's minor unit has: ISO 4217. `Intl` says what is usual on a price tag, and that changes. */
export const minorDigits = { PEN: 2, CLP: 0, COP: 2, USD: 2, MXN: 2 } as const;
export type Currency = keyof typeof minorDigits;

/**
 * @param amount an integer of minor units
 * @returns the same in major units, as prices are read aloud
 */
export const majorUnits = (amount: number, currency: Currency): number =>
  amount / 10 ** minorDigits[currency];
