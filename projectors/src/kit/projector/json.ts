/** JSON that Postgres takes: jsonb knows neither the NUL character nor half of a surrogate pair. */

/** Every escape of a JSON text, so that an escaped backslash is never taken for the start of another. */
const escapes = /\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g;

/** Levels that are kept of what is too deep to be written: doors take 32, and older events may have more. */
const deepest = 500;
const shallow = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((one) => shallow(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shallow(one, depth + 1)]));
};

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return JSON.stringify(shallow(value));
    throw error;
  }
};

/** One character that somebody slipped in, in a value or a key, must not stop a projector: it becomes U+FFFD. */
export const toJson = (value: unknown): string =>
  written(value).replace(escapes, (found) => (found.length > 2 ? '\\ufffd' : found));
