/** What comes over the live connection: which record changed, never the data. */

export type LiveMessage = {
  readonly resource: string;
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly commandId: string;
};
/** What happens after a position of the log is told. */
export type Subscribed = { readonly subscribedAt: string };
export type LiveEvent = LiveMessage | Subscribed | 'resync';

const textOf = (part: unknown): string => (typeof part === 'string' ? part : '');

/** Reads one message; nothing for what this console does not know. */
export const liveEventOf = (text: unknown): LiveEvent | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('resync' in value) return 'resync';
  const { resource, id, version, position, commandId } = value as Partial<Record<keyof LiveMessage, unknown>>;
  if ('subscribed' in value) return { subscribedAt: textOf(position) };
  if (typeof resource !== 'string' || typeof id !== 'string' || typeof version !== 'number') return undefined;
  return { resource, id, version, position: textOf(position), commandId: textOf(commandId) };
};
