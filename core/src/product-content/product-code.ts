/** A product's code: what stands in its address and in the name of its stream. Longer ones no address would take. */
import { text } from '../kit/validation/index.ts';

export const productCode = text(100).regex(
  /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
  'Escribe letras sin acento, números, puntos, guiones y guiones bajos.',
);

/** Bought on the site itself or on the insurer's: told by the beginning of its code (spec, public side, section 3). */
export const sellsOnline = (code: string): boolean => /^(?:QpOnlineSale|ExternalOnlineSale)/.test(code);
