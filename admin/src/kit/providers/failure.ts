/** What a command that failed means for the person who sent it. */
import { type RaRecord } from 'react-admin';
import { messageOf, problemOf, statusOf } from './http-error.ts';

export type CommandFailure =
  /** Some fields are wrong; one message each. */
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, string>>; readonly message: string }
  /** Somebody else was faster; how it stands now. */
  | { readonly kind: 'conflict'; readonly current: RaRecord & { version: number } }
  /** It may not be done, and why. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody knows whether it was done; the same try again is safe. */
  | { readonly kind: 'unknown'; readonly message: string };

const currentOf = (current: unknown): (RaRecord & { version: number }) | undefined => {
  if (typeof current !== 'object' || current === null) return undefined;
  const { version, record } = current as { version?: unknown; record?: unknown };
  if (typeof version !== 'number' || typeof record !== 'object' || record === null) return undefined;
  return { ...(record as RaRecord), version };
};

export const failureOf = (error: unknown): CommandFailure => {
  const status = statusOf(error);
  const { code, errors, current } = problemOf((error as { body?: unknown } | null)?.body);
  const message = messageOf(error);
  const newer = code === 'VERSION_CONFLICT' ? currentOf(current) : undefined;
  if (newer) return { kind: 'conflict', current: newer };
  if (errors) return { kind: 'fields', errors, message };
  const isAnswered =
    status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { kind: isAnswered ? 'refused' : 'unknown', message };
};
