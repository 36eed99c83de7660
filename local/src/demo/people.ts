/** Made-up visitors with documents and phones that pass their country's checks; their mail goes nowhere. */
import { plainly } from '@cotejo/core/kit/text';
import { type LeadRequest } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { isRut } from '@cotejo/core/people';
import { type Random } from './random.ts';

const firstNames = [
  'María', 'José', 'Ana', 'Luis', 'Sofía', 'Carlos', 'Valentina', 'Diego', 'Gabriela', 'Jorge', 'Daniela', 'Miguel',
  'Paula', 'Ricardo', 'Fernanda', 'Sebastián', 'Natalia', 'Felipe', 'Carolina', 'Martín', 'Alejandra', 'Óscar',
]; // oxfmt-ignore
const surnames = [
  'García', 'Rodríguez', 'Quispe', 'Mamani', 'Soto', 'Muñoz', 'Contreras', 'Gómez', 'Martínez', 'Torres', 'Rojas',
  'Flores', 'Vargas', 'Castillo', 'Ospina', 'Mejía', 'Núñez', 'Salazar', 'Peña', 'Herrera', 'Cárdenas', 'Ibáñez',
]; // oxfmt-ignore

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, index) => random.between(index === 0 ? 1 : 0, 9)).join('');

const rut = (random: Random): string => {
  const number = String(random.between(7_000_000, 24_000_000));
  return [...'0123456789K'].map((check) => number + check).find(isRut)!;
};

const documents: Readonly<
  Record<CountryCode, (random: Random) => Pick<LeadRequest['person'], 'documentType' | 'documentNumber'>>
> = {
  PE: (random) => ({ documentType: 'DNI', documentNumber: digits(random, 8) }),
  CL: (random) => ({ documentType: 'RUT', documentNumber: rut(random) }),
  CO: (random) => ({ documentType: 'CC', documentNumber: digits(random, 10) }),
  INT: (random) => ({ documentType: 'ID', documentNumber: `P${digits(random, 7)}` }),
};

const mobile: Readonly<Record<CountryCode, (random: Random) => string>> = {
  PE: (random) => `9${digits(random, 8)}`,
  CL: (random) => `9${digits(random, 8)}`,
  CO: (random) => `3${digits(random, 9)}`,
  INT: (random) => `+1${digits(random, 10)}`,
};

export const madeUpPerson = (country: CountryCode, random: Random): LeadRequest['person'] => {
  const [firstName, paternalSurname, maternalSurname] = [
    random.pick(firstNames),
    random.pick(surnames),
    random.pick(surnames),
  ];
  return {
    firstName,
    paternalSurname,
    maternalSurname,
    ...documents[country](random),
    email: `${plainly(firstName)}.${plainly(paternalSurname)}${random.between(1, 999)}@correo.example`,
    phone: `${countryOf(country).dialingCode ?? ''}${mobile[country](random)}`,
  };
};
