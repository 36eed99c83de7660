/** Identification numbers as people write them, by country. */
import { type CountryCode } from '../kit/country/index.ts';
import { formatRut } from './rut.ts';

const inThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** A NIT of ten digits ends in its check digit; a shorter one came without it. */
const formatNit = (digits: string): string =>
  digits.length === 10 ? `${inThousands(digits.slice(0, -1))}-${digits.at(-1)}` : inThousands(digits);

const formats: Partial<Record<`${CountryCode}/${string}`, (number: string) => string>> = {
  'CL/RUT': formatRut,
  'CO/CC': inThousands,
  'CO/CE': inThousands,
  'CO/NIT': formatNit,
};

/**
 * A document's number as people of the country write it: `12.345.678-5`, `1.020.304.050`. What is written bare there,
 * such as a DNI, or is of no known type, stays as it is.
 * @param number as it is stored: digits and letters only
 */
export const formatDocument = (country: CountryCode, documentType: string | null, number: string): string =>
  formats[`${country}/${documentType ?? ''}`]?.(number) ?? number;
