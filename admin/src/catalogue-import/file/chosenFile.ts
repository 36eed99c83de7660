/** The file that somebody chose, as it was when it was chosen: what is tried is what is imported. */
import { type TableProblem } from '../../kit/files/tableFile.ts';

export type ChosenFile = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Blob;
};
/** The reason why a file can't be taken. */
export type FileProblem = TableProblem | 'unreadable';

/** Holds what is in it: a spreadsheet may be saved again while somebody looks at what it would change. */
export const takeFile = async (file: File): Promise<ChosenFile | 'unreadable'> => {
  try {
    return { name: file.name, size: file.size, content: new Blob([await file.arrayBuffer()]) };
  } catch {
    return 'unreadable';
  }
};
