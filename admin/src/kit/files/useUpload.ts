/** Sends the file that somebody chose, and knows how far it is. */
import { useRef, useState } from 'react';
import { failureOf } from '../providers/failure.ts';
import { uploadFile } from './uploadFile.ts';
import { messageOf } from '../providers/http-error.ts';
import { session } from '../providers/tab.ts';

export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'sending'; readonly name: string; readonly progress: number }
  | { readonly is: 'sent'; readonly name: string }
  | { readonly is: 'failed'; readonly problem: string };

/** Reasons of the server against the file, or of its not getting there. */
const uploadProblem = (error: unknown): string => {
  const failure = failureOf(error);
  return failure.kind === 'fields' ? Object.values(failure.errors).join(' ') : messageOf(error);
};

type Upload = {
  readonly addressOf: (file: File) => string;
  /** The reason why a file is not even sent. */
  readonly problemOf: (file: File) => string | undefined;
  /** Tells which file the server has now; nothing while it has none. */
  readonly onSent: (fileId: string | undefined, file: File) => void;
};

export const useUpload = ({ addressOf, problemOf, onSent }: Upload) => {
  const [state, setState] = useState<UploadState>({ is: 'none' });
  /** The file that was chosen last: an earlier one changes nothing any more. */
  const current = useRef<string>(undefined);

  const choose = async (file: File): Promise<void> => {
    const key = crypto.randomUUID();
    current.current = key;
    onSent(undefined, file);
    const problem = problemOf(file);
    if (problem) return setState({ is: 'failed', problem });
    const tell = (told: UploadState): void => {
      if (current.current === key) setState(told);
    };
    tell({ is: 'sending', name: file.name, progress: 0 });
    try {
      const address = addressOf(file);
      const onProgress = (progress: number): void => tell({ is: 'sending', name: file.name, progress });
      const { fileId } = await uploadFile({ address, file, key, token: await session.token(), onProgress });
      tell({ is: 'sent', name: file.name });
      if (current.current === key) onSent(fileId, file);
    } catch (error) {
      tell({ is: 'failed', problem: uploadProblem(error) });
    }
    return undefined;
  };
  /** Back to the beginning: also an upload that is under way is for nothing. */
  const forget = (): void => {
    current.current = undefined;
    setState({ is: 'none' });
  };
  return { state, choose, forget };
};
