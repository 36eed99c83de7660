/** Chile's national id, the RUT: digits and a check digit by modulo 11 (spec, public side, section 5). */

const clean = (text: string): string => text.replace(/[.\-\s]/g, '').toUpperCase();

const checkDigit = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
};

/** Characters, the check digit among them. */
export const shortestRut = 7;

/** @param text with or without dots and hyphen; 7 characters at least, no leading zero */
export const isRut = (text: string): boolean => {
  const rut = clean(text);
  return (
    rut.length >= shortestRut &&
    /^[1-9]\d{3,8}[\dK]$/.test(rut) &&
    checkDigit(rut.slice(0, -1)) === rut.at(-1)
  );
};

/** As people write it, `12.345.678-5`; what is no RUT stays as it is. */
export const formatRut = (text: string): string => {
  const rut = clean(text);
  return isRut(rut) ? `${rut.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')}-${rut.at(-1)}` : text;
};
