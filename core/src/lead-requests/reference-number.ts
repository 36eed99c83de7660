/** The number by which a visitor and an executive speak of the same lead. */

/**
 * Short enough to be read aloud: `6F1A-22B0`.
 *
 * @param leadId a uuid that is not made of the time, or leads of one minute would share their number
 * @returns its first eight digits, in capitals
 */
export const referenceNumber = (leadId: string): string =>
  `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
