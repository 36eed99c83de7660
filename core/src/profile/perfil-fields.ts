/** The fields of a visitor's profile as browsers send them: numbers may be text, blanks are nothing, bounds are kept. */
import { cleaned, plainly, signsAsTyped } from '../kit/text/index.ts';
import { z } from 'zod';
import { type Currency, minorDigits } from '../kit/money/index.ts';
import { type Relationship, type Sex, type Species } from './profile.ts';
import { oldestAge } from './ages.ts';

/** Text or a number of at most so many characters; null and blank are like left out. */
const typed = (wrong: string) =>
  z
    .union([z.number(wrong), z.string(wrong).max(60, wrong)], wrong)
    .nullish()
    .transform((value) =>
      value === null || value === undefined
        ? undefined
        : signsAsTyped(cleaned(String(value))).trim() || undefined,
    );

/** Reads a text by a function that knows no other way to say no than `undefined`. */
const readBy = <Value>(wrong: string, read: (text: string) => Value | undefined) =>
  typed(wrong).transform((text, context): Value | undefined => {
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) context.addIssue({ code: 'custom', message: wrong });
    return value;
  });

/** Full years; what stands after the point does not count. */
export const age = readBy(`La edad debe ser un número de 0 a ${oldestAge}.`, (text) => {
  const [, whole] = /^(\d{1,3})(?:[.,]\d*)?$/.exec(text) ?? [];
  return whole !== undefined && Number(whole) <= oldestAge ? Number(whole) : undefined;
});

/** A count: dots are left out, wherever they stand: `1.5` is 15 (spec, public side, section 5). 0 is nothing entered. */
export const count = (what: string, most: number) =>
  readBy(`${what} debe ser un número entero de 0 a ${most}.`, (text) => {
    const digits = text.replaceAll('.', '');
    return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
  });

const thousandsParted = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;
const plain = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;

/**
 * An amount of money in whole units, `1.650.000`, `1,650,000.50` or `1650000.5`: what parts groups of three parts
 * thousands, in every country.
 * @returns minor units; what a currency has no minor unit for is left out
 */
export const money = (what: string, currency: Currency) =>
  readBy(`${what} debe ser un monto.`, (text) => {
    const [, parted, , partedCents] = thousandsParted.exec(text) ?? [];
    const [, together, cents] = plain.exec(text) ?? [];
    const whole = (parted ?? together)?.replace(/\D/g, '');
    if (whole === undefined || whole.length > 12) return undefined;
    const minor = (partedCents ?? cents ?? '').padEnd(2, '0').slice(0, minorDigits[currency]);
    return Number(whole + minor);
  });

/** A decimal from 0 to 100. */
export const percentage = (what: string) =>
  readBy(`${what} debe ser un número de 0 a 100.`, (text) =>
    /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text) && Number(text.replace(',', '.')) <= 100
      ? text.replace(',', '.').replace(/^0+(?=\d)/, '')
      : undefined,
  );

export const flag = (what: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', ''])], `${what} debe ser verdadero o falso.`)
    .nullish()
    .transform((value) => value === true || value === 'true');

/** One of a few words, whatever its accents and capitals. */
const oneOf = <Value>(wrong: string, words: Readonly<Record<string, Value>>) =>
  readBy(wrong, (text) => {
    const word = plainly(text);
    return Object.hasOwn(words, word) ? words[word] : undefined;
  });

export const sex = oneOf<Sex>('El sexo debe ser Masculino o Femenino.', {
  masculino: 'male',
  m: 'male',
  hombre: 'male',
  varon: 'male',
  femenino: 'female',
  f: 'female',
  mujer: 'female',
}).transform((value) => value ?? 'male');

export type Kinship = Relationship | 'pet' | 'holder';
export const kinship = oneOf<Kinship>(
  'El parentesco debe ser Titular, Hijo/Hija, Hijastro/Hijastra, Cónyuge, Padre/Madre, Nieto/Nieta, Otro o Mascota.',
  {
    titular: 'holder',
    'hijo/hija': 'child',
    hijo: 'child',
    hija: 'child',
    'hijastro/hijastra': 'stepchild',
    hijastro: 'stepchild',
    hijastra: 'stepchild',
    conyuge: 'spouse',
    'padre/madre': 'parent',
    padre: 'parent',
    madre: 'parent',
    'nieto/nieta': 'grandchild',
    nieto: 'grandchild',
    nieta: 'grandchild',
    otro: 'other',
    mascota: 'pet',
  },
);

/** Animals that no insurer has a price for by name are all `other`. */
export const species = typed('La especie debe ser un texto.').transform((text): Species => {
  const known: Readonly<Record<string, Species>> = {
    perro: 'dog',
    canino: 'dog',
    gato: 'cat',
    felino: 'cat',
    ave: 'bird',
    conejo: 'rabbit',
  };
  const word = plainly(text ?? 'perro').replace(/a$/, 'o');
  return Object.hasOwn(known, word) ? known[word]! : 'other';
});

/** ISO 3166-1 alpha-2. */
export const countryCode = (what: string) =>
  readBy(`${what} debe ser un código de país de dos letras.`, (text) =>
    /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined,
  );

export const word = (what: string) => typed(`${what} debe ser un texto corto.`);
