/** Reads a file with the token, which a plain link could not carry, and hands it to the browser to save. */
import { session } from '../providers/tab.ts';
import { httpError, unreachable } from '../providers/http-error.ts';

/** Also where it breaks off within a large file. */
const lost = (): never => {
  throw unreachable();
};

/** @throws HttpError with a message in Spanish */
export const saveFile = async (url: string, name: string): Promise<void> => {
  const token = await session.token();
  const answer = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} }).catch(lost);
  if (!answer.ok)
    throw httpError(answer.status, await answer.json().catch(() => undefined), 'No se pudo leer el archivo.');
  const address = URL.createObjectURL(await answer.blob().catch(lost));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
