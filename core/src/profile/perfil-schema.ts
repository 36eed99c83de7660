/** The fields of `perfilIngreso`, the profile as the public calls send it (spec, public side, section 3). */
import { z } from 'zod';
import { type Currency } from '../kit/money/index.ts';
import {
  age,
  count,
  countryCode,
  flag,
  kinship,
  money,
  percentage,
  sex,
  species,
  word,
} from './perfil-fields.ts';

/** The policyholder, and the partner: spec, public side, section 4. */
export const mostPolicyholders = 2;
/** Of each other list of a profile: dependants, pets, groups of a company. */
export const mostPersons = 20;
const mostWorkers = 1_000_000;

/** What becomes of fields that nobody knows: refused by their names, or left out where somebody else picked what is kept. */
export type UnknownFields = 'refused' | 'leftOut';

const recordOf = <Shape extends z.ZodRawShape>(
  what: string,
  shape: Shape,
  unknownFields: UnknownFields,
): z.ZodObject<Shape> => {
  const error = ({ code }: { readonly code: string }): string | undefined =>
    code === 'invalid_type' ? `${what} debe ser un objeto.` : undefined;
  const record = z.object(shape, { error });
  return unknownFields === 'refused' ? record.strict() : record;
};

const list = <Item extends z.ZodType>(what: string, item: Item, most = mostPersons) =>
  z
    .array(item, `${what} debe ser una lista.`)
    .max(most, `${what}: ${most} como máximo.`)
    .nullish()
    .transform((items) => items ?? []);
const orNothing = <Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) =>
  record.nullish().transform((value) => value ?? undefined);

const anything = z.unknown().optional();
/** Fields of the spec's profile that prices don't need: accepted, and not read. */
const unread = {
  precios: anything,
  prices: anything,
  preciosSeguros: anything,
  previsiones: anything,
  prevision: anything,
  prestador: anything,
  simulacionExterna: anything,
  enUF: anything,
  referido: anything,
  referidoPorLink: anything,
  // The person who asks: a request for a plan has these in a place of their own.
  email: anything,
  rut: anything,
  telefono: anything,
  nombre: anything,
  idSalesforce: anything,
};

const policyholderFields = (currency: Currency) => ({
  sexo: sex,
  edad: age,
  parentesco: kinship,
  ingreso: money('El ingreso', currency),
  imponible: money('El ingreso imponible', currency),
  nationality: countryCode('La nacionalidad'),
  nacionalidad: countryCode('La nacionalidad'),
  paisCobertura: countryCode('El país de cobertura'),
  maternidad: flag('La maternidad'),
  eps_actual: word('La EPS actual'),
  bruto: anything,
  disposicion_max: anything,
});
const dependantFields = {
  sexo: sex,
  edad: age,
  parentescoCarga: kinship,
  parentesco: kinship,
  especie: species,
  raza: word('La raza'),
};
const petFields = {
  especie: species,
  raza: word('La raza'),
  edad: age,
  parentesco: anything,
  sexo: anything,
};
const workers = count('La cantidad de empleados', mostWorkers);
const workersDependants = count('La cantidad de cargas', mostWorkers);
const guards = count('La cantidad de guardias', mostWorkers);
/** A region as `GET /api/countryState/country` tells it, or its code alone. */
const region = z.union(
  [word('La región'), z.object({ stateCode: word('La región') })],
  'La región debe tener un stateCode.',
);

/** Amounts are in whole units of the currency. */
export const perfil = (currency: Currency, unknownFields: UnknownFields) => {
  const record = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
    recordOf(what, shape, unknownFields);
  const group = { cantidadDeTrabajadores: workers, cantidadDeCargas: workersDependants };
  const groups = list('Los colectivos', record('El colectivo', group));
  return record('El perfil', {
    ...unread,
    cotizante: list(
      'Los cotizantes',
      record('El cotizante', policyholderFields(currency)),
      mostPolicyholders,
    ),
    cargas: list('Las cargas', record('La carga', dependantFields)),
    mascota: list('Las mascotas', record('La mascota', petFields)),
    titular: orNothing(
      record('El titular', {
        nacionalidad: countryCode('La nacionalidad'),
        paisCobertura: countryCode('El país de cobertura'),
      }),
    ),
    enPareja: flag('En pareja'),
    ingresodatos: flag('El indicador de datos ingresados'),
    region: region.nullish().transform((given) => (typeof given === 'object' ? given?.stateCode : given)),
    colectivo: orNothing(
      record('El colectivo', {
        cantidadempleados: workers,
        colectivos: groups,
        sistemaprevisional: anything,
      }),
    ),
    colectivos: groups,
    sistemaprevisional: anything,
    sctr: orNothing(
      record('El SCTR', {
        ingreso: money('El ingreso', currency),
        cantidadempleados: workers,
        sector: word('El sector'),
        tipo_trabajo: word('El tipo de trabajo'),
      }),
    ),
    guardias: z
      .union(
        [guards, record('Las guardias', { cantidadGuardias: guards })],
        'La cantidad de guardias debe ser un número.',
      )
      .transform((value) => (typeof value === 'object' ? value.cantidadGuardias : value)),
    cantidadGuardias: guards,
    viaje: orNothing(record('El viaje', { dias: count('La cantidad de días', 366) })),
    aporteEmpleador: percentage('El aporte del empleador'),
  });
};
export type Perfil = z.output<ReturnType<typeof perfil>>;

/** A dependant's relationship has stood under two names. */
export const kinOf = ({ parentescoCarga, parentesco }: Perfil['cargas'][number]) =>
  parentescoCarga ?? parentesco;
