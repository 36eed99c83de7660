/** JSON that reads and yet can't be kept: characters that no database stores, and nesting that overflows whoever walks it. */
import { type FieldErrors } from '../event-sourcing/index.ts';

/** Levels of objects and lists within each other: more than any form has, and far fewer than a stack of calls. */
export const deepestJson = 32;

export const notStorable = 'Contiene caracteres que no se pueden guardar.';
const tooDeep = `Tiene más de ${deepestJson} niveles, uno dentro de otro.`;

/** The NUL character, and halves of a surrogate pair. */
const unstorable = /\p{Cs}|\0/u;
const isStorable = (text: string): boolean => !unstorable.test(text);

/** Their escapes, the only way in which they get through a parser of UTF-8; and those of other characters beside them. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

type Place = { readonly path: readonly string[]; readonly value: unknown };

/**
 * @param json as it was sent
 * @param value what was read of it
 * @returns what is wrong, by its field; nothing where all of it can be kept
 */
export const jsonErrors = (json: string, value: unknown): FieldErrors | undefined => {
  const isSuspicious = suspicious.test(json);
  const wrongText = (text: string): boolean => isSuspicious && !isStorable(text);
  // Without recursion: depth is the sender's choice.
  const open: Place[] = [{ path: [], value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: found } = next;
    if (typeof found === 'string' && wrongText(found)) return { [path.join('.')]: notStorable };
    if (typeof found !== 'object' || found === null) continue;
    if (path.length >= deepestJson) return { [path[0]!]: tooDeep };
    for (const [key, inner] of Object.entries(found)) {
      if (wrongText(key)) return { [path.join('.')]: notStorable };
      open.push({ path: [...path, key], value: inner });
    }
  }
  return undefined;
};

/** @returns what was read; or the path of what is wrong, and how in Spanish, which is left out for what is no JSON at all */
export const readJson = (
  json: string,
): { readonly value: unknown } | { readonly path: string; readonly message?: string } => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { path: '' };
  }
  const [wrong] = Object.entries(jsonErrors(json, value) ?? {});
  return wrong ? { path: wrong[0], message: wrong[1] } : { value };
};
