/** The four markets: spec, console and platform, section 9. */
import { type CountryCode } from '../kit/country/index.ts';

export type Country = {
  readonly id: number;
  readonly code: CountryCode;
  readonly name: string;
  /** With the plus sign; none for the international market. */
  readonly dialingCode?: string;
  /** Of who comes from there; none for the international market. */
  readonly nationality?: string;
  readonly locale: string;
  readonly currency: 'PEN' | 'CLP' | 'COP' | 'USD';
  readonly timeZone: string;
};

export const countries: readonly Country[] = [
  {
    id: 2,
    code: 'PE',
    name: 'Perú',
    dialingCode: '+51',
    nationality: 'Peruana',
    locale: 'es-PE',
    currency: 'PEN',
    timeZone: 'America/Lima',
  },
  {
    id: 1,
    code: 'CL',
    name: 'Chile',
    dialingCode: '+56',
    nationality: 'Chilena',
    locale: 'es-CL',
    currency: 'CLP',
    timeZone: 'America/Santiago',
  },
  {
    id: 3,
    code: 'CO',
    name: 'Colombia',
    dialingCode: '+57',
    nationality: 'Colombiana',
    locale: 'es-CO',
    currency: 'COP',
    timeZone: 'America/Bogota',
  },
  { id: 4, code: 'INT', name: 'Internacional', locale: 'es', currency: 'USD', timeZone: 'UTC' },
];

/** The market that a code stands for. */
export const countryOf = (code: CountryCode): Country => countries.find((country) => country.code === code)!;
