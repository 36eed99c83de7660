/** Event types: a name, a schema, a version, and the way from every older version to it. */
import { type z } from 'zod';
import { personalFields } from './personal.ts';

type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** A stored format that has changed: `upcasters[n]` brings data of version n + 1 to version n + 2. */
type Versioned<S extends z.ZodType> = { readonly schema: S; readonly upcasters: readonly Upcaster[] };

export type EventType<S extends z.ZodType = z.ZodType> = Versioned<S> & {
  /** Of the current schema; 1 is the first. */
  readonly version: number;
  readonly personal: readonly string[];
};

export type EventSet = { readonly [type: string]: EventType };

/** The union of an event set's events, as deciders and projections see them. */
export type EventOf<Set extends EventSet> = {
  [Type in keyof Set & string]: { readonly type: Type; readonly data: z.output<Set[Type]['schema']> };
}[keyof Set & string];

export type AnyEvent = { readonly type: string; readonly data: unknown };

/** A changed event type: today's schema and one upcaster per older version, oldest first. */
export const versioned = <S extends z.ZodType>(schema: S, ...upcasters: Upcaster[]): Versioned<S> => ({
  schema,
  upcasters,
});

type SchemaOf<D> = D extends Versioned<infer S> ? S : D extends z.ZodType ? D : never;

/** Defines the events of one aggregate: the stored format, by type name. */
export const events = <D extends Record<string, z.ZodType | Versioned<z.ZodType>>>(
  definitions: D,
): { readonly [Type in keyof D]: EventType<SchemaOf<D[Type]>> } =>
  Object.fromEntries(
    Object.entries(definitions).map(([type, definition]) => {
      const { schema, upcasters } = 'upcasters' in definition ? definition : versioned(definition);
      return [type, { schema, upcasters, version: upcasters.length + 1, personal: personalFields(schema) }];
    }),
  ) as unknown as { readonly [Type in keyof D]: EventType<SchemaOf<D[Type]>> };

/**
 * Brings stored data to today's schema and checks it.
 * @throws ZodError where it does not fit, RangeError for a version that is newer than this code.
 */
export const upcast = (type: EventType, schemaVersion: number, data: unknown): unknown => {
  if (schemaVersion < 1 || schemaVersion > type.version)
    throw new RangeError(`Schema version ${schemaVersion} is not between 1 and ${type.version}.`);
  const current = type.upcasters
    .slice(schemaVersion - 1)
    .reduce<unknown>((older, upcaster) => upcaster(older as Record<string, unknown>), data);
  return type.schema.parse(current);
};
