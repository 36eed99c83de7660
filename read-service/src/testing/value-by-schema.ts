/** Values that a JSON schema allows, its rare ones among them: what may be null, missing or empty often is. */
import fc from 'fast-check';

export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
};
type Named = Readonly<Record<string, JsonSchema>>;

/** Without a bound, a number is an amount as the platform tells it: whether it may be negative, its schema says. */
const defaultBounds = { min: 0, max: 1_000 };

const textBy = ({ format, pattern, minLength = 0 }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  return pattern === undefined ? fc.string({ minLength }) : fc.stringMatching(new RegExp(pattern, 'u'));
};

const boundsOf = ({ minimum, maximum }: JsonSchema): { readonly min: number; readonly max: number } => {
  const min = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : defaultBounds.min;
  const max = Math.max(
    min,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : min + 1_000,
  );
  return { min, max };
};

/** @param named schemas that others refer to */
export const valueBy = (schema: JsonSchema, named: Named): fc.Arbitrary<unknown> => {
  const by = (inner: JsonSchema): fc.Arbitrary<unknown> => valueBy(inner, named);
  if (schema.$ref) return by(named[schema.$ref.split('/').at(-1)!]!);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(by));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => by({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'string':
      return textBy(schema);
    case 'array': {
      const { prefixItems, items = {}, minItems = 0 } = schema;
      return prefixItems
        ? fc.tuple(...prefixItems.map(by))
        : fc.array(by(items), { minLength: minItems, maxLength: minItems + 2 });
    }
    case 'object': {
      const { properties = {}, required = [], additionalProperties: others } = schema;
      const told = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, by(one)]));
      const record = fc.record(told, { requiredKeys: [...required] });
      if (typeof others !== 'object') return record;
      return fc
        .tuple(record, fc.dictionary(fc.string(), by(others), { maxKeys: 2, noNullPrototype: true }))
        .map(([known, more]) => ({ ...more, ...known }));
    }
    default:
      return fc.jsonValue();
  }
};
