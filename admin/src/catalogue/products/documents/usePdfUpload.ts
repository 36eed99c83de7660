/** Sends the PDF that somebody chose, and knows how far it is. */
import { useRef, useState } from 'react';
import { failureOf } from '../../../kit/providers/failure.ts';
import { uploadFile } from '../../../kit/files/uploadFile.ts';
import { messageOf } from '../../../kit/providers/http-error.ts';
import { session } from '../../../kit/providers/tab.ts';
import { pdfProblem, uploadAddress } from './pdfFile.ts';

export type PdfState =
  | { readonly is: 'none' }
  | { readonly is: 'sending'; readonly name: string; readonly progress: number }
  | { readonly is: 'sent'; readonly name: string }
  | { readonly is: 'failed'; readonly problem: string };

/** What the server has against the file, or why it did not get there. */
const uploadProblem = (error: unknown): string => {
  const failure = failureOf(error);
  return failure.kind === 'fields' ? Object.values(failure.errors).join(' ') : messageOf(error);
};

/** @param onSent told which file the server has now; nothing while it has none */
export const usePdfUpload = (product: string, onSent: (fileId: string | undefined, file: File) => void) => {
  const [state, setState] = useState<PdfState>({ is: 'none' });
  /** Of the file that was chosen last: what becomes of an earlier one is nobody's matter any more. */
  const current = useRef<string>(undefined);

  const choose = async (file: File): Promise<void> => {
    const key = crypto.randomUUID();
    current.current = key;
    onSent(undefined, file);
    const problem = pdfProblem(file);
    if (problem) return setState({ is: 'failed', problem });
    const tell = (told: PdfState): void => {
      if (current.current === key) setState(told);
    };
    tell({ is: 'sending', name: file.name, progress: 0 });
    try {
      const address = uploadAddress(product, file.name);
      const onProgress = (progress: number): void => tell({ is: 'sending', name: file.name, progress });
      const { fileId } = await uploadFile({ address, file, key, token: await session.token(), onProgress });
      tell({ is: 'sent', name: file.name });
      if (current.current === key) onSent(fileId, file);
    } catch (error) {
      tell({ is: 'failed', problem: uploadProblem(error) });
    }
    return undefined;
  };
  return { state, choose };
};
