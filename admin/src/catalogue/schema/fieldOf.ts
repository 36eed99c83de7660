/** Reads a zod schema as the fields of a form: what the server checks is what the form asks for. */
import { magnitude } from '@cotejo/core/product-content';
import { picture } from '@cotejo/core/kit/fields';
import { decimal } from '@cotejo/core/kit/decimal';
import { amount } from '@cotejo/core/kit/money';
import { type Field, type NamedField, type Variant } from './field.ts';
import { referenceAt } from './references.ts';

/** What of a schema is looked at. */
export type Schema = { readonly def: unknown; readonly maxLength?: number | null };
type Definition = {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly valueType?: Schema;
  readonly values?: readonly (string | number)[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly checks?: readonly unknown[];
};
type Path = readonly string[];

const definitionOf = ({ def }: Schema): Definition => def as Definition;

/** Longer texts are paragraphs. */
const longestLine = 500;
const isLong = ({ maxLength }: Schema): boolean => (maxLength ?? 0) > longestLine;

/** Amounts are whole numbers of a unit's smallest part, which nobody types. */
const isAmount = ({ def }: Schema): boolean => def === magnitude.def || def === amount.def;

/** A picture is chosen and uploaded; its address is nobody's to type. */
const isPicture = ({ def }: Schema): boolean => def === picture.def;

/** Rates and factors are texts that must look like a number; some must be more than that. */
const isDecimal = ({ checks = [] }: Definition): boolean => checks.includes(decimal.def.checks?.[0]);

const valuesOf = ({ type, values, entries }: Definition): readonly (string | number)[] | undefined =>
  type === 'literal' ? values : type === 'enum' ? Object.values(entries ?? {}) : undefined;

const fieldsOf = ({ shape = {} }: Definition, path: Path): readonly NamedField[] =>
  Object.entries(shape).map(([name, schema]) => ({ name, field: fieldOf(schema, [...path, name]) }));

const listField = (element: Schema, path: Path): Field => {
  const reference = referenceAt(path);
  const isOptional = false;
  if (reference) return { kind: 'references', to: reference, isOptional };
  const item = fieldOf(element, path);
  if (item.kind === 'choice') return { kind: 'choices', values: item.values, isOptional };
  if (item.kind === 'text') return { kind: 'texts', isLong: item.isLong, isNumeric: false, isOptional };
  if (item.kind === 'number') return { kind: 'texts', isLong: false, isNumeric: true, isOptional };
  return { kind: 'list', item, isOptional };
};

/** The field by which records can be told apart: each has fixed values for it, and no two the same. */
const discriminatorOf = (options: readonly Definition[]): string | undefined =>
  Object.keys(options[0]?.shape ?? {}).find((name) => {
    const values = options.map(({ shape }) => shape?.[name] && valuesOf(definitionOf(shape[name])));
    const all = values.flatMap((some) => some ?? []);
    return values.every((some) => some !== undefined) && new Set(all).size === all.length;
  });

const variantsField = ({ options = [], discriminator }: Definition, path: Path): Field => {
  const records = options.map(definitionOf);
  const by = discriminator ?? discriminatorOf(records);
  const variants = records.flatMap((record): Variant[] => {
    const fields = fieldsOf(record, path).filter(({ name }) => name !== by);
    const kindSchema = by === undefined ? undefined : record.shape?.[by];
    const values = kindSchema && valuesOf(definitionOf(kindSchema));
    // Records that differ in shape alone are called by what only they have.
    const own = Object.keys(record.shape ?? {}).filter((name) =>
      records.every((other) => other === record || !(name in (other.shape ?? {}))),
    );
    return (values?.map(String) ?? own).map((value) => ({ value, fields }));
  });
  return { kind: 'variants', ...(by !== undefined && { by }), variants, isOptional: false };
};

/**
 * @param path the names on the way to it, by which references are known
 * @throws Error for a schema that no form can ask for: who widens the catalogue widens the form
 */
export const fieldOf = (schema: Schema, path: Path = []): Field => {
  const definition = definitionOf(schema);
  const isOptional = false;
  const values = valuesOf(definition);
  if (values) return { kind: 'choice', values, isOptional };
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return { ...fieldOf(definition.innerType!, path), isOptional: true };
    case 'pipe':
      return fieldOf(definition.in!, path);
    case 'string':
      if (isPicture(schema)) return { kind: 'picture', isOptional };
      if (isDecimal(definition)) return { kind: 'decimal', isOptional };
      return definition.format === 'date'
        ? { kind: 'day', isOptional }
        : { kind: 'text', isLong: isLong(schema), isOptional };
    case 'number': {
      const to = referenceAt(path);
      if (isAmount(schema)) return { kind: 'amount', isOptional };
      if (to) return { kind: 'reference', to, isOptional };
      return { kind: path.at(-1) === 'id' ? 'id' : 'number', isOptional };
    }
    case 'boolean':
      return { kind: 'flag', isOptional };
    case 'object':
      return { kind: 'record', fields: fieldsOf(definition, path), isOptional };
    case 'array':
      return listField(definition.element!, path);
    case 'union':
      return variantsField(definition, path);
    case 'record':
      return { kind: 'dictionary', value: fieldOf(definition.valueType!, path), isOptional };
    default:
      throw new Error(`${path.join('.')}: no form asks for ${definition.type}`);
  }
};
