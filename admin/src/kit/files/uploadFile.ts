/** Sends one file to the server, and tells how far it is: `fetch` knows nothing of an upload's progress. */
import { httpError, unreachable } from '../providers/http-error.ts';

export type Uploaded = { readonly fileId: string };

type Upload = {
  /** With its query: for what the file is, and its name. */
  readonly address: string;
  readonly file: File;
  /** The upload's id: the same one again makes no second file. */
  readonly key: string;
  readonly token: string | undefined;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const uploadFile = ({ address, file, key, token, onProgress }: Upload): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', key);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 201) resolve(body as Uploaded);
      else reject(httpError(request.status, body, 'No se pudo subir el archivo.'));
    };
    request.onerror = () => reject(unreachable());
    request.send(file);
  });
