/** The profile as the public calls send it, `perfilIngreso`, and what it means for prices. */
import { type z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { kinOf, perfil, type Perfil, type UnknownFields } from './perfil-schema.ts';
import { type Dependant, type Pet, type Policyholder, type Profile, type ProfileSubject } from './profile.ts';

/** The spec's defaults, section 3: an age that is missing reads as 25, a worker's pay for SCTR as S/ 1,000. */
const defaultAge = 25;
const defaultPay = 100_000;
const defaultRegion: Partial<Record<CountryCode, string>> = { CL: '13' };

type Cotizante = Perfil['cotizante'][number];
const ageOf = ({ edad }: Cotizante): number => edad ?? defaultAge;

/**
 * Who is only a partner: by what is said of them. Of a couple that did not say it is the second, whom the form adds beside the
 * policyholder (spec, public side, section 4). Two who both say so are each other's.
 */
const partnersOf = (all: readonly Cotizante[], isCouple: boolean): ReadonlySet<Cotizante> => {
  const said = all.filter(({ parentesco }) => parentesco === 'spouse');
  if (said.length > 0) return new Set(said.length < all.length ? said : []);
  if (!isCouple) return new Set();
  const unsaid = all.filter(({ parentesco }) => parentesco === undefined);
  const isHolderSaid = unsaid.length < all.length;
  return new Set(unsaid.slice(isHolderSaid ? 0 : 1));
};

const policyholdersOf = ({ cotizante, titular, enPareja }: Perfil): readonly Policyholder[] => {
  const elsewhere = { nationality: titular?.nacionalidad, coverageCountry: titular?.paisCobertura };
  // A couple of whom one was told of, or nobody: a partner is added, Femenino (spec, public side, section 4).
  const partner = { sex: 'female', age: defaultAge, relationship: 'spouse', ...elsewhere } as const;
  const added = enPareja && cotizante.length < 2 ? [partner] : [];
  if (cotizante.length === 0) return [{ sex: 'male', age: defaultAge, ...elsewhere }, ...added];
  const partners = partnersOf(cotizante, enPareja);
  const told = cotizante.map((one) => ({
    sex: one.sexo,
    age: ageOf(one),
    ...(partners.has(one) && { relationship: 'spouse' as const }),
    income: one.ingreso || undefined,
    taxableIncome: one.imponible || undefined,
    nationality: one.nacionalidad ?? one.nationality ?? titular?.nacionalidad,
    coverageCountry: one.paisCobertura ?? titular?.paisCobertura,
    maternity: one.maternidad,
    currentEps: one.eps_actual === 'notengo' ? 'none' : one.eps_actual,
  }));
  return [...told, ...added];
};

const dependantsOf = ({ cargas }: Perfil): readonly Dependant[] =>
  cargas.flatMap((one) => {
    const kin = kinOf(one);
    if (kin === 'pet') return [];
    return [
      { sex: one.sexo, age: one.edad!, relationship: kin === undefined || kin === 'holder' ? 'other' : kin },
    ];
  });
const petsOf = ({ cargas, mascota }: Perfil): readonly Pet[] =>
  [...mascota, ...cargas.filter((one) => kinOf(one) === 'pet')].map(({ especie, raza, edad }) => ({
    species: especie,
    breed: raza,
    age: edad!,
  }));

const companyOf = ({ colectivo, colectivos }: Perfil): Profile['company'] => {
  const all = [...(colectivo?.colectivos ?? []), ...colectivos];
  const employees = all.reduce((sum, one) => sum + (one.cantidadDeTrabajadores ?? 0), 0);
  const company = {
    employees: colectivo?.cantidadempleados || employees,
    dependants: all.reduce((sum, one) => sum + (one.cantidadDeCargas ?? 0), 0),
  };
  return company.employees > 0 ? company : undefined;
};

/** The subjects that the visitor stated. An object without a value in it tells nothing. */
const toldOf = (
  typed: Perfil,
  { pets, company, guards, trip }: Pick<Profile, 'pets' | 'company' | 'guards' | 'trip'>,
): readonly ProfileSubject[] => {
  const told: { readonly [Subject in ProfileSubject]: boolean } = {
    persons: typed.cotizante.length > 0 || typed.cargas.some((one) => kinOf(one) !== 'pet'),
    pets: pets.length > 0,
    company: company !== undefined,
    sctr: Object.values(typed.sctr ?? {}).some(Boolean),
    guards: guards !== undefined,
    travel: trip !== undefined,
  };
  return Object.entries(told).flatMap(([subject, isTold]) => (isTold ? [subject as ProfileSubject] : []));
};

const profileOf = (typed: Perfil, country: CountryCode): Profile => {
  const policyholders = policyholdersOf(typed);
  const { sctr, viaje, guardias, cantidadGuardias } = typed;
  const isAbroad = policyholders.some(({ nationality, coverageCountry }) => nationality ?? coverageCountry);
  const [pets, company] = [petsOf(typed), companyOf(typed)];
  const guards = (guardias ?? cantidadGuardias) || undefined;
  const trip = viaje?.dias ? { days: viaje.dias } : undefined;
  const about = toldOf(typed, { pets, company, guards, trip });
  return {
    country,
    policyholders,
    dependants: dependantsOf(typed),
    pets,
    region: typed.region ?? defaultRegion[country],
    company,
    sctr: {
      income: sctr?.ingreso || defaultPay,
      employees: sctr?.cantidadempleados || 1,
      sector: sctr?.sector,
      workType: sctr?.tipo_trabajo,
    },
    guards,
    trip,
    employerPercent: typed.aporteEmpleador,
    isEntered: typed.ingresodatos || company !== undefined || (country === 'INT' && isAbroad),
    ...(about.length > 0 && { about }),
  };
};

const checkAges = ({ cargas, mascota }: Perfil, context: z.RefinementCtx): void => {
  const message = 'Falta la edad.';
  for (const [index, { edad }] of cargas.entries())
    if (edad === undefined) context.addIssue({ code: 'custom', path: ['cargas', index, 'edad'], message });
  for (const [index, { edad }] of mascota.entries())
    if (edad === undefined) context.addIssue({ code: 'custom', path: ['mascota', index, 'edad'], message });
};
const checkSpouses = (typed: Perfil, context: z.RefinementCtx): void => {
  const partners = policyholdersOf(typed).filter(({ relationship }) => relationship === 'spouse').length;
  const spouses = typed.cargas.filter((one) => kinOf(one) === 'spouse').length;
  if (partners + spouses > 1)
    context.addIssue({ code: 'custom', path: ['cargas'], message: 'Solo puede haber un cónyuge.' });
};

const schemaOf = (country: CountryCode, unknownFields: UnknownFields) =>
  perfil(countryOf(country).currency, unknownFields)
    .superRefine(checkAges)
    .superRefine(checkSpouses)
    .transform((typed) => profileOf(typed, country));

/** Each is made once: a schema is dear to make and cheap to use. */
const schemas = new Map<string, ReturnType<typeof schemaOf>>();

/**
 * `perfilIngreso` of a country as a profile (spec, public side, section 3). What the spec has and prices don't need is left
 * out; amounts come in whole units of the country's currency.
 * @param unknownFields a field that nobody knows is refused by its name unless said otherwise: a misspelt one would change a
 *   price in silence
 */
export const perfilIngreso = (
  country: CountryCode,
  unknownFields: UnknownFields = 'refused',
): ReturnType<typeof schemaOf> => {
  const name = `${country} ${unknownFields}`;
  const schema = schemas.get(name) ?? schemaOf(country, unknownFields);
  schemas.set(name, schema);
  return schema;
};

/** The initial profile of a country's sites: one man of 25, in Chile in the capital's region. */
export const defaultProfile = (country: CountryCode): Profile => perfilIngreso(country).parse({});
