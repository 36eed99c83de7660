/** Decimals as text, the way rates and factors are stored and passed on: exact, and the same in every language. */
import { z } from 'zod';

/** Not negative, at most nine digits before the point and six after it. */
export const decimal = z
  .string()
  .regex(
    /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/,
    'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.',
  );

/** How many digits a decimal has after its point, without the zeros at the end that say nothing. */
export const decimalsOf = (text: string): number => {
  const [, decimals = ''] = text.split('.');
  return decimals.replace(/0+$/, '').length;
};

/**
 * @param digits at least as many as the decimal has after its point
 * @returns the decimal times ten to the power of `digits`: an integer
 * @throws RangeError when that is no safe integer
 */
export const scaled = (text: string, digits: number): number => {
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.slice(0, digits).padEnd(digits, '0');
  const value = Number(whole + kept);
  if (!Number.isSafeInteger(value) || decimalsOf(text) > digits)
    throw new RangeError(`${text} is no integer of ${digits} digits after the point.`);
  return value;
};
