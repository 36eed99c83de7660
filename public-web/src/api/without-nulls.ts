/** Answers as pages use them: a field that is null is not there. */

export type WithoutNulls<Value> = Value extends readonly (infer Entry)[]
  ? readonly WithoutNulls<Entry>[]
  : Value extends object
    ? {
        readonly [Name in keyof Value as null extends Value[Name] ? never : Name]: WithoutNulls<Value[Name]>;
      } & {
        readonly [Name in keyof Value as null extends Value[Name] ? Name : never]?:
          | WithoutNulls<NonNullable<Value[Name]>>
          | undefined;
      }
    : Value;

const strip = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) if (one !== null) fields[name] = strip(one);
  return fields;
};
export const withoutNulls = strip as <Value>(value: Value) => WithoutNulls<Value>;
