/** A schema's fields as rows: what each is called, what it holds, whether it belongs to a person. */
import { z } from 'zod';

export type Field = {
  /** With the names of what it stands in: `person.email`. */
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly personal: boolean;
  readonly meaning: string;
};

type Json = z.core.JSONSchema.BaseSchema;

/** Of a personal field only the value itself; that it may read as erased is true of all of them. */
const valueOf = (schema: Json, personal: boolean): Json =>
  personal && schema.anyOf ? { ...(schema.anyOf[0] as Json), description: schema.description } : schema;

const formats: Readonly<Record<string, string>> = { uuid: 'UUID', 'date-time': 'UTC instant' };

const typeOf = (schema: Json): string => {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.anyOf ?? schema.oneOf)
    return [...new Set((schema.anyOf ?? schema.oneOf)!.map((choice) => typeOf(choice)))].join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items as Json)}`;
  if (schema.type === 'string') return formats[schema.format ?? ''] ?? 'text';
  if (schema.type === 'null') return 'none';
  return [schema.type ?? 'anything'].flat().join(' or ');
};

const rowsOf = (schema: Json, personal: ReadonlySet<string>, parent = '', inherited = false): Field[] =>
  Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([key, property]) => {
    const name = `${parent}${key}`;
    const own = inherited || personal.has(name);
    const value = valueOf(property, personal.has(name));
    const row: Field = {
      name,
      type: typeOf(value),
      optional: !schema.required?.includes(key),
      personal: own,
      meaning: value.description ?? '',
    };
    return [row, ...rowsOf(value, personal, `${name}.`, own)];
  });

type Named = Readonly<Record<string, Json>>;

/** What has a name of its own, as the API's documents give some schemas, in each place where it is used. */
const inPlace = (node: unknown, named: Named): unknown => {
  if (Array.isArray(node)) return node.map((item) => inPlace(item, named));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node as Json;
  // Names that begin with underscores are no given ones: they break circles.
  const name = /^#\/\$defs\/(?!__)(.+)$/.exec($ref ?? '')?.[1];
  const whole = name === undefined ? node : { ...named[name], ...rest };
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, inPlace(value, named)]));
};

/** @param personal the names of the personal fields, as {@link z.ZodType} can't tell them any more */
export const fieldsOf = (schema: z.ZodType, personal: readonly string[] = []): readonly Field[] => {
  const { $defs: named = {}, ...root } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rowsOf(inPlace(root, named) as Json, new Set(personal));
};
