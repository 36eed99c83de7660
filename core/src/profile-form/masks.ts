/**
 * Masks of amounts, percentages and counts while they are typed (spec, public side, section 5). The separator of thousands
 * is the country's own, as on every other screen; the spec's dot is that of Chile and Colombia.
 */

export type Mask = {
  readonly kind: 'money' | 'percent' | 'integer';
  readonly prefix: string;
  readonly suffix: string;
  /** Before the point. */
  readonly integerDigits: number;
  readonly decimals: number;
  /** The separator of groups of three digits; nothing where they are not parted. */
  readonly thousandsSeparator: string;
};

const whole = { decimals: 0, prefix: '', suffix: '' };
export const moneyMask = (symbol: string, thousandsSeparator: string): Mask => ({
  kind: 'money',
  ...whole,
  prefix: `${symbol} `,
  integerDigits: 8,
  thousandsSeparator,
});
export const percentMask: Mask = { kind: 'percent', ...whole, integerDigits: 3, thousandsSeparator: '' };
export const countMask = (integerDigits: number, thousandsSeparator = ''): Mask => ({
  kind: 'integer',
  ...whole,
  integerDigits,
  thousandsSeparator,
});

const digitsOf = (mask: Mask, text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mask.integerDigits);

/** The formatted text of typed or pasted input; nothing for input without a digit. */
export const masked = (mask: Mask, text: string): string => {
  const digits = digitsOf(mask, text);
  if (digits === '') return '';
  const parted = mask.thousandsSeparator
    ? digits.replace(/\B(?=(?:\d{3})+$)/g, mask.thousandsSeparator)
    : digits;
  return `${mask.prefix}${parted}${mask.suffix}`;
};

/** The number behind what is shown. @returns nothing where none is */
export const unmasked = (mask: Mask, text: string): number | undefined => {
  const digits = digitsOf(mask, text);
  return digits === '' ? undefined : Number(digits);
};
