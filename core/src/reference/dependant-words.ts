/** Whom a policyholder's plan insures beside the policyholder, as each country calls one and several. */
import { type CountryCode } from '../kit/country/index.ts';

export const dependantWords: Readonly<Record<CountryCode, readonly [one: string, several: string]>> = {
  PE: ['dependiente', 'dependientes'],
  CL: ['carga', 'cargas'],
  CO: ['beneficiario', 'beneficiarios'],
  INT: ['dependiente', 'dependientes'],
};
