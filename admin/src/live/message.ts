/** What comes over the live connection: which record changed, never the data. */

export type LiveMessage = {
  readonly resource: string;
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly commandId: string;
};
export type LiveEvent = LiveMessage | 'resync' | 'subscribed';

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
  if ('subscribed' in value) return 'subscribed';
  const { resource, id, version, position, commandId } = value as Partial<Record<keyof LiveMessage, unknown>>;
  if (typeof resource !== 'string' || typeof id !== 'string' || typeof version !== 'number') return undefined;
  return { resource, id, version, position: textOf(position), commandId: textOf(commandId) };
};
