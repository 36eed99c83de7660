/** What a failed request leaves behind: its status and the problem document that came with it. */
import { HttpError } from 'react-admin';

/** The parts of a problem document that screens read. */
export type Problem = {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly current?: unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const textsOf = (value: unknown): Readonly<Record<string, string>> | undefined => {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => text(entry[1]) !== undefined,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Reads a problem document; anything else, such as a proxy's page, is a problem without details. */
export const problemOf = (body: unknown): Problem =>
  isObject(body)
    ? {
        code: text(body.code),
        message: text(body.message),
        errors: textsOf(body.errors),
        current: body.current,
      }
    : {};

export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError ? (error.status as number) : undefined;

/** Whether there is no such record, also where its address can't be one of a record, or it is not ours to see. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

/** What anything that was thrown says; those of the services say it in Spanish. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The server's sentences about a file that was sent; its message about the request where it has none. */
export const fileMessageOf = (error: unknown): string => {
  const { errors } = error instanceof HttpError ? problemOf(error.body) : {};
  return errors ? Object.values(errors).join(' ') : messageOf(error);
};

/** The status that stands for a server that could not be reached at all. */
export const unreachableStatus = 0;

export const httpError = (status: number, body: unknown, fallback: string): HttpError =>
  new HttpError(problemOf(body).message ?? fallback, status, body);

/** The server could not be reached, or the answer broke off. */
export const unreachable = (): HttpError =>
  httpError(
    unreachableStatus,
    undefined,
    'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
  );
