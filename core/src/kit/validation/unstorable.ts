/** Characters that JSON can write and no database can keep: the NUL character, and halves of a surrogate pair. */

export const notStorable = 'Contiene caracteres que no se pueden guardar.';

const unstorable = /\p{Cs}|\0/u;
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** Their escapes, the only way in which they get through a parser of UTF-8; and those of other characters beside them. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * @param json as it was sent
 * @param value what was read of it
 * @returns the path of the first text that can't be stored, or of what has such a key; nothing where all can be
 */
export const unstorableIn = (json: string, value: unknown): string | undefined => {
  if (!suspicious.test(json)) return undefined;
  // Without recursion: depth is the sender's choice.
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: found } = next;
    if (typeof found === 'string' && !isStorable(found)) return path;
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (!isStorable(key)) return path;
      open.push({ path: path ? `${path}.${key}` : key, value: inner });
    }
  }
  return undefined;
};
