/** The names of files, as they may be stored and shown: no folders, nothing invisible, nothing that turns the reading round. */

/** Characters. */
export const longestFileName = 150;

/** Control and format characters (direction marks among them), lone surrogates, and what no file system takes. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

/** Cuts a name, never its ending, by which programs know what a file is. */
const shortened = (name: string): string => {
  const letters = [...name];
  if (letters.length <= longestFileName) return name;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return letters.slice(0, longestFileName - ending.length).join('') + ending;
};

const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '');

/**
 * @param name as a browser or a program sends it, perhaps with a path
 * @returns the name alone, of 150 characters at most; empty when nothing of it can be kept
 */
export const cleanFileName = (name: string): string => {
  const alone = name.split(/[/\\]/).at(-1)!;
  const visible = alone.replace(unwanted, '').normalize('NFC').replace(/\s+/g, ' ');
  return trimmed(shortened(trimmed(visible)));
};
