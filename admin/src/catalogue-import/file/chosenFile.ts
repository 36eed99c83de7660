/** The file that somebody chose, as it was when it was chosen: what is tried is what is imported. */
import { largestImport } from '@cotejo/core/catalogue-import';

export type ChosenFile = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Blob;
};
/** Why a file can't be taken; the key of a message. */
export type FileProblem = 'several' | 'wrongType' | 'oldWorkbook' | 'empty' | 'tooLarge' | 'unreadable';

const extensions = ['xlsx', 'xlsm', 'csv', 'json', 'txt'];
/** For the file dialog of the browser. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

type Named = Pick<File, 'name' | 'size'>;

/** What shows without reading it; what is in it, the server looks at. */
export const fileProblem = (files: readonly Named[]): FileProblem | undefined => {
  const [file, ...others] = files;
  if (!file || others.length > 0) return 'several';
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'xls') return 'oldWorkbook';
  if (!extensions.includes(extension)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > largestImport ? 'tooLarge' : undefined;
};

/** Holds what is in it: a spreadsheet may be saved again while somebody looks at what it would change. */
export const takeFile = async (file: File): Promise<ChosenFile | 'unreadable'> => {
  try {
    return { name: file.name, size: file.size, content: new Blob([await file.arrayBuffer()]) };
  } catch {
    return 'unreadable';
  }
};
