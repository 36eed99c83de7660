/** Answers for tests that write only what matters: what is missing is null, false or empty, as its schema allows. */
import { z } from 'zod';
import { type WithoutNulls, withoutNulls } from '../api/without-nulls.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Some fields of a value, at every depth. */
export type Some<Value> = Value extends readonly (infer Entry)[]
  ? readonly Some<Entry>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Some<Value[Name]> | null | undefined }
    : Value;

const fill = (schema: unknown, given: unknown): unknown => {
  if (schema instanceof z.ZodNullable) return (given ?? null) === null ? null : fill(schema.unwrap(), given);
  if (schema instanceof z.ZodOptional) return given === undefined ? given : fill(schema.unwrap(), given);
  if (schema instanceof z.ZodReadonly) return fill(schema.unwrap(), given);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return given ?? [...('options' in schema ? schema.options : schema.values)][0];
  if (schema instanceof z.ZodArray)
    return ((given ?? []) as readonly unknown[]).map((one) => fill(schema.element, one));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Fields).map(
      ([name, field]) => [name, fill(field, (given as Fields | undefined)?.[name])] as const,
    );
    return { ...(given as object | undefined), ...Object.fromEntries(fields) };
  }
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries((given ?? {}) as Fields).map(([name, one]) => [name, fill(schema.valueType, one)]),
    );
  if (schema instanceof z.ZodBoolean) return given ?? false;
  if (schema instanceof z.ZodNumber) return given ?? 0;
  return given ?? '';
};

/** As the platform answers. */
export const filled = <Schema extends z.ZodType>(
  schema: Schema,
  given: Some<z.output<Schema>>,
): z.output<Schema> => fill(schema, given) as z.output<Schema>;

/** As pages use it. */
export const filledForPages = <Schema extends z.ZodType>(
  schema: Schema,
  given: Some<z.output<Schema>>,
): WithoutNulls<z.output<Schema>> => withoutNulls(filled(schema, given));
