/** Hints about a cell's content, in the country of the policy: the columns are the same everywhere. */
import { type CountryCode } from '../kit/country/index.ts';
import { type LoadColumn, type LoadField } from './columns.ts';

const noDv = 'Solo en Chile: aquí se deja vacía';
const noSight = 'Solo de titulares: cuenta corriente, de ahorro o electrónica';
const elsewhere = { dv: noDv, holderDv: noDv, accountType: noSight } as const;

const hints: Readonly<Record<CountryCode, Readonly<Partial<Record<LoadField, string>>>>> = {
  CL: { legalId: 'RUT con su dígito verificador, con formato de texto' },
  PE: {
    ...elsewhere,
    legalId: 'DNI de 8 dígitos, con formato de texto para que no pierda los ceros del comienzo',
    email: 'nombre@empresa.pe',
  },
  CO: { ...elsewhere, legalId: 'Cédula de ciudadanía, con formato de texto', email: 'nombre@empresa.co' },
  INT: {
    ...elsewhere,
    legalId: 'El documento de su país, con formato de texto',
    email: 'nombre@empresa.com',
  },
};

/** @param country of the policy; nothing where no policy is chosen yet */
export const loadHint = ({ field, hint }: LoadColumn, country: CountryCode | undefined): string =>
  (country && hints[country][field]) ?? hint;
