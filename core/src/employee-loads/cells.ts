/** Values of cells as people write them in workbooks: days, documents, and words of small tables. */
import { type CountryCode } from '../kit/country/index.ts';
import { plainly } from '../kit/text/index.ts';
import { bare, isRut } from '../people/index.ts';
import {
  bankAccountTypes,
  cancellationReasons,
  genders,
  otherReason,
} from '../reference/collective-tables.ts';
import {
  type DependantRelationship,
  type DependantType,
  dependantRelationships,
  dependantType,
  dependantTypes,
} from '../reference/dependant-types.ts';
import { restrictionCodes } from '../reference/restriction-codes.ts';

/** A number is what a workbook holds as one. */
export type CellValue = string | number;
/** The value of a cell, or its error in Spanish. */
export type ReadCell<Value> =
  | { readonly value: Value; readonly warning?: string }
  | { readonly error: string };

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const localDay = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
/** Serials of days from 1954 to 2119: a smaller number is a typing error, or no day. */
const [firstSerial, lastSerial] = [20_000, 80_000];

/** Day, month, year as the countries write them; or as a workbook counts days. */
export const readDay = (value: CellValue): ReadCell<string> => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= firstSerial && value <= lastSerial)
    return { value: new Date(Date.UTC(1899, 11, 30) + value * 86_400_000).toISOString().slice(0, 10) };
  const text = String(value).trim();
  if (/^\d{4}-\d\d-\d\dT/.test(text))
    return { error: `Tiene una hora (${text.slice(0, 30)}): deja solo la fecha.` };
  const iso = isoDay.exec(text);
  const local = iso ? undefined : localDay.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : local ? [local[3], local[2], local[1]] : [];
  if (!year || !month || !day)
    return { error: `No es una fecha: «${text.slice(0, 30)}». Escríbela como día/mes/año, 31/03/2026.` };
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written
    ? { error: `Ese día no existe: ${text}.` }
    : { value: written };
};

type Document = { readonly documentType: string; readonly documentNumber: string };

/** A RUT whose check digit may stand in a cell of its own. */
const rutOf = (number: string, dv: string): ReadCell<string> => {
  if (dv === '') return { value: number };
  if (!/^[\dK]$/.test(dv)) return { error: 'El dígito verificador es una cifra o la letra K.' };
  if (isRut(number) && !isRut(number + dv))
    return number.endsWith(dv)
      ? { value: number }
      : { error: `El RUT ya trae su dígito verificador, y no es «${dv}».` };
  return { value: number + dv };
};

/**
 * The document that a row names; its number is checked afterwards, by its type.
 * @param dv the check digit of a cell of its own
 */
export const readDocument = (
  country: CountryCode,
  value: CellValue,
  {
    dv,
    documentType,
  }: { readonly dv?: CellValue | undefined; readonly documentType?: CellValue | undefined },
): ReadCell<Document> => {
  const typed = bare(String(value));
  const told = documentType === undefined ? undefined : bare(String(documentType));
  if (country === 'CL' && (told ?? 'RUT') === 'RUT') {
    const read = rutOf(typed.replace(/^0+/, ''), dv === undefined ? '' : bare(String(dv)));
    return 'error' in read ? read : { value: { documentType: 'RUT', documentNumber: read.value } };
  }
  // A text has the zeros that somebody typed; a digit less is a mistake.
  if (country === 'PE' && (told ?? 'DNI') === 'DNI' && typeof value === 'number' && /^\d{5,7}$/.test(typed)) {
    const documentNumber = typed.padStart(8, '0');
    const warning = `Se leyó ${documentNumber}: al archivo le faltaban los ceros del comienzo.`;
    return { value: { documentType: 'DNI', documentNumber }, warning };
  }
  const usual = { PE: 'DNI', CL: 'RUT', CO: 'CC', INT: 'ID' }[country];
  return { value: { documentType: told ?? usual, documentNumber: typed } };
};

const words = (text: CellValue): string =>
  plainly(String(text))
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** The row of a small table that a cell names, by id, by name or by one of the other words. */
const chosen = <Id extends string | number>(
  value: CellValue,
  rows: readonly { readonly id: Id; readonly name: string }[],
  also: Readonly<Record<string, Id>> = {},
): Id | undefined => {
  const said = words(value);
  return rows.find(({ id, name }) => words(id) === said || words(name) === said)?.id ?? also[said];
};
const choice = <Id extends string | number>(
  value: CellValue,
  rows: readonly { readonly id: Id; readonly name: string }[],
  also: Readonly<Record<string, Id>> = {},
): ReadCell<Id> => {
  const id = chosen(value, rows, also);
  return id === undefined
    ? { error: `Elige uno de: ${rows.map(({ name }) => name).join(', ')}.` }
    : { value: id };
};

export const readGender = (value: CellValue) =>
  choice(value, genders, {
    m: 'male',
    h: 'male',
    hombre: 'male',
    varon: 'male',
    f: 'female',
    mujer: 'female',
  });

export const readAccountType = (value: CellValue) =>
  choice(value, bankAccountTypes, {
    corriente: 'checking',
    ahorro: 'savings',
    ahorros: 'savings',
    vista: 'sight',
    rut: 'sight',
    'cuenta rut': 'sight',
  });

export type ReadKinship = {
  readonly relationship: DependantRelationship;
  readonly typeId: DependantType | null;
};

/** The spec's English names, and words for a type that the table calls otherwise. */
const typeWords: Readonly<Record<string, DependantType>> = {
  padre: 'parent',
  madre: 'parent',
  mellizo: 'twin',
  gemelo: 'twin',
  melliza: 'twin',
  gemela: 'twin',
  esposo: 'partner',
  esposa: 'partner',
  conyuge: 'partner',
  'cohabiting partner': 'cohabiting',
  convivencia: 'cohabiting',
  'non cohabiting partner': 'nonCohabiting',
  'eldest child over 18': 'ownAdult',
  'youngest child under 18': 'ownMinor',
  'common child over 18': 'commonAdult',
  'common child under 18': 'commonMinor',
  'partner child over 18': 'partnersAdult',
  'partner child under 18': 'partnersMinor',
};
const relationshipWords: Readonly<Record<string, DependantRelationship>> = {
  hijo: 'child',
  hija: 'child',
  hijastro: 'stepchild',
  hijastra: 'stepchild',
  nieto: 'grandchild',
  nieta: 'grandchild',
};

/** One of the eleven types; or a relationship, whose type somebody has to tell later. */
export const readKinship = (value: CellValue): ReadCell<ReadKinship> => {
  const typeId = chosen(value, dependantTypes, typeWords);
  if (typeId !== undefined) return { value: { relationship: dependantType(typeId).relationship, typeId } };
  const relationship = chosen(value, dependantRelationships, relationshipWords);
  return relationship === undefined
    ? { error: `Elige uno de: ${dependantTypes.map(({ name }) => name).join(', ')}.` }
    : { value: { relationship, typeId: null } };
};

export const readInsuredType = (
  value: CellValue,
): ReadCell<{ readonly isInsured: boolean; readonly role?: 'holder' | 'dependant' }> => {
  const said = words(value);
  if (['asegurado', 'asegurada', 'insured', 'si'].includes(said)) return { value: { isInsured: true } };
  if (['no asegurado', 'no asegurada', 'uninsured', 'no'].includes(said))
    return { value: { isInsured: false } };
  if (['titular', 'holder', 'empleado', 'employee'].includes(said))
    return { value: { isInsured: true, role: 'holder' } };
  if (['carga', 'dependiente', 'dependent', 'dependant'].includes(said))
    return { value: { isInsured: true, role: 'dependant' } };
  return { error: 'Elige uno de: Asegurado, No asegurado.' };
};

/** Codes with commas, semicolons or blanks between. */
export const readRestrictions = (value: CellValue): ReadCell<readonly number[]> => {
  const parts = String(value)
    .split(/[,;\s]+/)
    .filter(Boolean);
  const ids = parts.map(Number);
  return ids.every((id) => restrictionCodes.some((code) => code.id === id))
    ? { value: [...new Set(ids)] }
    : {
        error: `Escribe números de la lista: ${restrictionCodes.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
      };
};

/** A reason of the table; any other words are the reason *other* with a note. */
export const readReason = (
  value: CellValue,
): ReadCell<{ readonly reasonId: number; readonly note?: string }> => {
  const said = words(value);
  const id = chosen(value, cancellationReasons, {
    despido: 1,
    finiquito: 1,
    desvinculacion: 1,
    renuncia: 2,
    fallecido: 3,
    fallecida: 3,
    muerte: 3,
    divorcio: 4,
    edad: 5,
    error: 7,
  });
  if (id !== undefined && id !== otherReason) return { value: { reasonId: id } };
  if (said === '' || id === otherReason || /^\d+$/.test(said))
    return {
      error: `Escribe uno de: ${cancellationReasons
        .slice(0, -1)
        .map(({ name }) => name)
        .join(', ')}; o el motivo en palabras.`,
    };
  return {
    value: { reasonId: otherReason, note: String(value).trim().slice(0, 500) },
    warning: 'No es un motivo de la lista: queda como «Otro», con esas palabras.',
  };
};
