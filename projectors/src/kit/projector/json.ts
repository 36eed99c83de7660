/** JSON that Postgres takes: jsonb knows neither the NUL character nor half of a surrogate pair. */

/** Every escape of a JSON text, so that an escaped backslash is never taken for the start of another. */
const escapes = /\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g;

/** One character that somebody slipped in, in a value or a key, must not stop a projector: it becomes U+FFFD. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(escapes, (found) => (found.length > 2 ? '\\ufffd' : found));
