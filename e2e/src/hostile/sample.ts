/** Bodies that have a schema's shape and mean nothing, and the places in them where something hostile can stand. */
import { type Schema } from './operations.ts';

/** A uuid that nothing has. */
export const unknownId = '00000000-0000-4000-8000-00000badc0de';

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** The smallest value of the schema's type: right for a parser, wrong for the domain. */
export function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  const [variant] = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  if (variant) return sampleOf(variant);
  const parts = list(schema['allOf']);
  if (parts.length > 0) return Object.assign({}, ...parts.map(sampleOf)) as unknown;
  const type = Array.isArray(schema['type']) ? (schema['type'][0] as unknown) : schema['type'];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, of]) => [
          name,
          sampleOf(of),
        ]),
      );
    case 'array':
      return Array.isArray(schema['prefixItems'])
        ? list(schema['prefixItems']).map(sampleOf)
        : [sampleOf((schema['items'] ?? {}) as Schema)];
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return schema['format'] === 'uuid' ? unknownId : '?';
  }
}

type Path = readonly (string | number)[];

/** Every place in a body, the whole of it first. */
export const placesIn = (body: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) => placesIn(value, [...path, name]))
    : []),
];

/** Stands for a piece of JSON text that no value of ours could be written as. */
const slot = '\u2063slot\u2063';

/** The body as JSON text with another piece of text in one of its places. */
export function withText(body: unknown, path: Path, text: string): string {
  const replaced = (value: unknown, rest: Path): unknown => {
    const [name, ...deeper] = rest;
    if (name === undefined) return slot;
    const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
    (copy as Record<string | number, unknown>)[name] = replaced(
      (value as Record<string | number, unknown>)[name],
      deeper,
    );
    return copy;
  };
  return JSON.stringify(replaced(body, path)).replace(JSON.stringify(slot), () => text);
}
