/** The files that may be attached to a record or read as a table, by the ending of their name: spec, console and platform, section 5. */

/** How the content shows what it is: by its first bytes, by the parts of an Office archive, or by being text. */
export type FileContent = 'pdf' | 'ole' | 'word' | 'excel' | 'jpeg' | 'png' | 'heic' | 'text';

export type FileType = {
  /** In lower case, without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  readonly content: FileContent;
};

const office = 'application/vnd.openxmlformats-officedocument';

export const fileTypes: readonly FileType[] = [
  { extension: 'pdf', mediaType: 'application/pdf', content: 'pdf' },
  { extension: 'doc', mediaType: 'application/msword', content: 'ole' },
  { extension: 'docx', mediaType: `${office}.wordprocessingml.document`, content: 'word' },
  { extension: 'jpg', mediaType: 'image/jpeg', content: 'jpeg' },
  { extension: 'jpeg', mediaType: 'image/jpeg', content: 'jpeg' },
  { extension: 'png', mediaType: 'image/png', content: 'png' },
  { extension: 'heic', mediaType: 'image/heic', content: 'heic' },
  { extension: 'html', mediaType: 'text/html', content: 'text' },
  { extension: 'eml', mediaType: 'message/rfc822', content: 'text' },
  { extension: 'xls', mediaType: 'application/vnd.ms-excel', content: 'ole' },
  { extension: 'xlsx', mediaType: `${office}.spreadsheetml.sheet`, content: 'excel' },
  { extension: 'csv', mediaType: 'text/csv', content: 'text' },
];

/** The largest file, in bytes: 10 MB. */
export const largestFile = 10 * 1024 * 1024;

/** Endings of the files that are read row by row: imports, loads, the bank's files, dated tables and profiles. */
export const tableEndings: readonly string[] = ['xlsx', 'xlsm', 'csv', 'tsv', 'txt', 'json'];

/** The reason why a file is not read as a table, whatever is in it. */
export const notATable = `Elige un archivo de uno de estos tipos: ${tableEndings.join(', ')}.`;

/** The ending of a file's name, in lower case and without the dot; `undefined` for none. */
export const endingOf = (name: string): string | undefined =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();

/** Whether a file is read as a table, by its name alone. */
export const isTable = (name: string): boolean => tableEndings.includes(endingOf(name) ?? '');

/** The type that a file's name speaks of; `undefined` for an ending that is not in the table, or none. */
export const fileTypeOf = (name: string): FileType | undefined => {
  const ending = endingOf(name);
  return fileTypes.find(({ extension }) => extension === ending);
};
