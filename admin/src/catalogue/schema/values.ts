/** What a form holds for the values of the catalogue, and the way back: a form holds texts, and lists of them. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { writtenNumber } from '@cotejo/core/kit/money';
import { isUnit, readAmount, shownAmount, shownDecimal } from './amounts.ts';
import { type Field, isFixed, type NamedField } from './field.ts';

export type Values = Readonly<Record<string, unknown>>;
/** Which of several shapes a record has; beside its fields in the form. */
export const shapeKey = '_shape';

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asRecord = (value: unknown): Values => (isRecord(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Values without parts as text. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const separatorOf = (isLong: boolean): string => (isLong ? '\n\n' : '\n');
/** Amounts are in the unit that stands beside them, or else in that of what they are part of. */
const unitIn = (record: Values, unit: string | undefined): string | undefined =>
  isUnit(record['unit']) ? record['unit'] : unit;

/** Which of the variants a stored record is. */
export const shapeOf = (
  { by, variants }: Extract<Field, { kind: 'variants' }>,
  record: Values,
): string | undefined =>
  by === undefined
    ? variants.find(({ value }) => value in record)?.value
    : plainText(record[by]) || undefined;

const recordToForm = (
  fields: readonly NamedField[],
  record: Values,
  country: CountryCode,
  unit: string | undefined,
): Values => {
  const inner = unitIn(record, unit);
  return Object.fromEntries(
    fields.map(({ name, field }) => [name, toForm(field, record[name], country, inner)]),
  );
};

/**
 * @param country whose signs numbers stand with, and are read with on the way back
 * @param unit what amounts are in where nothing nearer says it
 */
export const toForm = (field: Field, value: unknown, country: CountryCode, unit?: string): unknown => {
  switch (field.kind) {
    case 'amount':
      return typeof value === 'number' ? shownAmount(value, unit, country) : '';
    case 'decimal':
      return shownDecimal(plainText(value), country);
    case 'flag':
      return field.isOptional ? plainText(value) : value === true;
    case 'choice':
      return isFixed(field) ? plainText(field.values[0]) : plainText(value);
    case 'choices':
    case 'references':
      return asList(value).map(plainText);
    case 'texts':
      return asList(value).map(plainText).join(separatorOf(field.isLong));
    case 'record':
      return recordToForm(field.fields, asRecord(value), country, unit);
    case 'list':
      return asList(value).map((member) => toForm(field.item, member, country, unit));
    case 'dictionary':
      return Object.entries(asRecord(value)).map(([key, inner]) => ({
        key,
        value: toForm(field.value, inner, country, unit),
      }));
    case 'variants': {
      const record = asRecord(value);
      const shape = shapeOf(field, record);
      // Whoever changes the shape finds the fields that both have filled in.
      const fields = new Map(field.variants.flatMap((one) => one.fields).map((one) => [one.name, one]));
      const chosen = field.variants.find((one) => one.value === shape)?.fields ?? [];
      for (const one of chosen) fields.set(one.name, one);
      return { [shapeKey]: shape ?? '', ...recordToForm([...fields.values()], record, country, unit) };
    }
    default:
      return plainText(value);
  }
};

/** What a form holds of what is not said yet: nothing that any country would write in its own way. */
export const blankOf = (field: Field): unknown => toForm(field, undefined, 'INT');

/** The number that members of a list are known by, where they have one. */
export const idFieldOf = (item: Field): Field | undefined => {
  const fields =
    item.kind === 'record' ? item.fields : item.kind === 'variants' ? item.variants[0]?.fields : undefined;
  return fields?.find(({ name }) => name === 'id')?.field;
};

/** One more of a list, in which nothing is filled in yet; what is numbered within the product has its number. */
export const blankMember = (item: Field, number: number): Values => ({
  ...asRecord(blankOf(item)),
  ...(idFieldOf(item)?.kind === 'id' && { id: String(number) }),
});

const numberOf = (typed: string): number | string =>
  typed.trim() === '' || Number.isNaN(Number(typed.replace(',', '.')))
    ? typed
    : Number(typed.replace(',', '.'));

const recordFromForm = (
  fields: readonly NamedField[],
  form: Values,
  country: CountryCode,
  unit: string | undefined,
): Record<string, unknown> => {
  const inner = fixedUnit(fields) ?? unitIn(form, unit);
  const entries = fields.map(
    ({ name, field }) => [name, fromForm(field, form[name], country, inner)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** A unit that nobody chooses. */
const fixedUnit = (fields: readonly NamedField[]): string | undefined => {
  const unit = fields.find(({ name }) => name === 'unit')?.field;
  return unit && isFixed(unit) && unit.kind === 'choice' ? plainText(unit.values[0]) : undefined;
};

/** Whether a record says nothing: what a form shows of it by itself does not count. */
const isBlank = (fields: readonly NamedField[], form: Values): boolean =>
  fields.every(({ name, field }) => {
    const value = form[name];
    if (isFixed(field)) return true;
    if (field.kind === 'record') return isBlank(field.fields, asRecord(value));
    if (field.kind === 'variants') return plainText(asRecord(value)[shapeKey]) === '';
    return Array.isArray(value) ? value.length === 0 : value === undefined || value === '' || value === false;
  });

/**
 * @param country that it was put into the form for
 * @returns nothing where nothing was typed and nothing needs to be
 */
export const fromForm = (field: Field, form: unknown, country: CountryCode, unit?: string): unknown => {
  const typed = plainText(form);
  const isEmpty = typed.trim() === '';
  switch (field.kind) {
    case 'record': {
      const record = asRecord(form);
      if (field.isOptional && isBlank(field.fields, record)) return undefined;
      return recordFromForm(field.fields, record, country, unit);
    }
    case 'list':
      return asList(form).map((member) => fromForm(field.item, member, country, unit));
    case 'choices':
      return asList(form).flatMap((one) => field.values.filter((value) => String(value) === plainText(one)));
    case 'references':
      return asList(form).map((id) => numberOf(plainText(id)));
    case 'texts': {
      const all = typed.split(field.isLong ? /\n\s*\n/ : '\n').filter((one) => one.trim() !== '');
      if (field.isOptional && all.length === 0) return undefined;
      return all.map((one) => (field.isNumeric ? numberOf(one) : one.trim()));
    }
    case 'dictionary': {
      const pairs = asList(form).map((pair) => {
        const { key, value } = asRecord(pair);
        return [plainText(key).trim(), fromForm(field.value, value, country, unit)] as const;
      });
      return field.isOptional && pairs.length === 0 ? undefined : Object.fromEntries(pairs);
    }
    case 'variants': {
      const record = asRecord(form);
      const shape = plainText(record[shapeKey]);
      const variant = field.variants.find(({ value }) => value === shape);
      if (!variant) return field.isOptional ? undefined : {};
      const told = recordFromForm(variant.fields, record, country, unit);
      return field.by === undefined ? told : { [field.by]: shape, ...told };
    }
    case 'flag':
      return field.isOptional ? (isEmpty ? undefined : typed === 'true') : form === true;
    case 'choice':
      return isFixed(field) ? field.values[0] : field.values.find((value) => String(value) === typed);
    case 'text':
    case 'picture':
    case 'day':
      return isEmpty && field.isOptional ? undefined : typed;
    case 'amount':
      return isEmpty ? undefined : readAmount(typed, unit, country);
    case 'decimal':
      return isEmpty && field.isOptional ? undefined : writtenNumber(typed, country);
    default:
      return isEmpty ? undefined : numberOf(typed);
  }
};
