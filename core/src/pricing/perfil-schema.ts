/** The fields of `perfilIngreso`, the profile as the public calls send it (spec, public side, section 3). */
import { z } from 'zod';
import { type Currency } from '../reference/index.ts';
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

const mostPersons = 20;
const mostWorkers = 1_000_000;
const list = <Item extends z.ZodType>(what: string, item: Item) =>
  z
    .array(item, `${what} debe ser una lista.`)
    .max(mostPersons, `${what}: ${mostPersons} como máximo.`)
    .nullish()
    .transform((items) => items ?? []);
const object = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z
    .object(shape, `${what} debe ser un objeto.`)
    .nullish()
    .transform((value) => value ?? undefined);

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
});
const dependantFields = {
  sexo: sex,
  edad: age,
  parentescoCarga: kinship,
  parentesco: kinship,
  especie: species,
  raza: word('La raza'),
};
const petFields = { especie: species, raza: word('La raza'), edad: age };
const workers = count('La cantidad de empleados', mostWorkers);
const workersDependants = count('La cantidad de cargas', mostWorkers);
const group = z.object(
  { cantidadDeTrabajadores: workers, cantidadDeCargas: workersDependants },
  'El colectivo debe ser un objeto.',
);
const groups = list('Los colectivos', group);
const guards = count('La cantidad de guardias', mostWorkers);

/** Amounts are in whole units of the currency; fields that prices don't need are left out. */
export const perfilFields = (currency: Currency) => ({
  cotizante: list(
    'Los cotizantes',
    z.object(policyholderFields(currency), 'El cotizante debe ser un objeto.'),
  ),
  cargas: list('Las cargas', z.object(dependantFields, 'La carga debe ser un objeto.')),
  mascota: list('Las mascotas', z.object(petFields, 'La mascota debe ser un objeto.')),
  titular: object('El titular', {
    nacionalidad: countryCode('La nacionalidad'),
    paisCobertura: countryCode('El país de cobertura'),
  }),
  enPareja: flag('En pareja'),
  ingresodatos: flag('El indicador de datos ingresados'),
  region: z
    .union(
      [word('La región'), z.object({ stateCode: word('La región') })],
      'La región debe tener un stateCode.',
    )
    .nullish()
    .transform((region) => (typeof region === 'object' ? region?.stateCode : region)),
  colectivo: object('El colectivo', {
    cantidadempleados: workers,
    colectivos: groups,
    sistemaprevisional: word('El sistema previsional'),
  }),
  colectivos: groups,
  sistemaprevisional: word('El sistema previsional'),
  sctr: object('El SCTR', {
    ingreso: money('El ingreso', currency),
    cantidadempleados: workers,
    sector: word('El sector'),
    tipo_trabajo: word('El tipo de trabajo'),
  }),
  guardias: z
    .union([guards, z.object({ cantidadGuardias: guards })], 'La cantidad de guardias debe ser un número.')
    .transform((value) => (typeof value === 'object' ? value.cantidadGuardias : value)),
  cantidadGuardias: guards,
  viaje: object('El viaje', { dias: count('La cantidad de días', 366) }),
  aporteEmpleador: percentage('El aporte del empleador'),
});
export type Perfil = z.output<z.ZodObject<ReturnType<typeof perfilFields>>>;

/** A dependant's relationship has stood under two names. */
export const kinOf = ({ parentescoCarga, parentesco }: Perfil['cargas'][number]) =>
  parentescoCarga ?? parentesco;
