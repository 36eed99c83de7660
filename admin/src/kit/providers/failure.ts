/** What a command that failed means for the person who sent it. */
import { type RaRecord } from 'react-admin';
import { messageOf, problemOf } from './http-error.ts';
import { isRefusal } from './retry.ts';

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
  const { code, errors, current } = problemOf((error as { body?: unknown } | null)?.body);
  const message = messageOf(error);
  const newer = code === 'VERSION_CONFLICT' ? currentOf(current) : undefined;
  if (newer) return { kind: 'conflict', current: newer };
  if (errors) return { kind: 'fields', errors, message };
  return { kind: isRefusal(error) ? 'refused' : 'unknown', message };
};

/** Whether another try of the same is offered: after a refusal it would be refused again. */
export const mayBeSentAgain = (failure: CommandFailure | undefined): boolean => failure?.kind === 'unknown';
