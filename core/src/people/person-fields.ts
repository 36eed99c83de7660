/** The fields by which a person introduces herself, checked by country; messages in Spanish, values normalised. */
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { optionalText, text } from '../kit/validation/index.ts';

/** At least two letters; accents, spaces, hyphens, apostrophes and dots between them. */
const namePattern = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*)*$/u;
const isName = (value: string): boolean =>
  namePattern.test(value) && (value.match(/\p{L}/gu)?.length ?? 0) >= 2;
const nameMessage = 'Escribe un nombre válido: solo letras, espacios y guiones.';

const collapsed = (value: string): string => value.replace(/\s+/g, ' ');
/** A name that must be there, of 100 characters at most; several blanks become one. */
export const personName = text(100).transform(collapsed).refine(isName, nameMessage);
/** The same, for a name that may be left out. */
export const optionalPersonName = optionalText(100)
  .transform((value) => (value === undefined ? undefined : collapsed(value)))
  .refine((value) => value === undefined || isName(value), nameMessage);

/** Local part of 1 to 64 characters, and a domain with a suffix of two letters or more. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

/** An e-mail of 254 characters at most, in lower case. */
export const email = text(254)
  .transform((value) => value.toLowerCase())
  .refine(
    (value) => emailPattern.test(value),
    'Por favor, ingresa una dirección de correo electrónico válida.',
  );

/**
 * A phone as `+` and digits. A number without a prefix gets the country's; 11 to 15 digits with it
 * (spec, public side, section 5: fewer than 11 is the error *nominimo*).
 */
export const phone = (country: CountryCode) =>
  text(30)
    .refine(
      (value) => /^\+?[\d\s().-]+$/.test(value),
      'Escribe solo números, espacios y, si quieres, el prefijo con +.',
    )
    .transform((value) => {
      const digits = value.replace(/\D/g, '');
      const dialingCode = countryOf(country).dialingCode ?? '+';
      const isComplete = value.startsWith('+') || `+${digits}`.startsWith(dialingCode);
      return isComplete && digits.length >= 11
        ? `+${digits}`
        : value.startsWith('+')
          ? value
          : `${dialingCode}${digits}`;
    })
    .refine((value) => /^\+\d{11,15}$/.test(value), {
      error: 'El teléfono está incompleto: incluye todos los dígitos.',
      params: { key: 'nominimo' },
    });
