/** One's preferences on the server: read once, shown as they are set, written one after the other. */
import { type QueryClient } from '@tanstack/react-query';
import { httpClient, sendCommand } from '../kit/providers/tab.ts';
import { latestOnly } from './latest-only.ts';

export type Preferences = Readonly<Record<string, unknown>>;

export const preferencesKey = (userId: string | undefined) => ['preferences', userId] as const;

export const readPreferences = async (signal: AbortSignal): Promise<Preferences> =>
  (await httpClient('/api/console/preferences', { signal })).json as Preferences;

/** One writer for each person and key. */
const writers = new Map<string, (value: unknown) => Promise<void>>();

const writerOf = (userId: string, key: string): ((value: unknown) => Promise<void>) => {
  const name = `${userId}/${key}`;
  const known = writers.get(name);
  if (known) return known;
  const writer = latestOnly((value: unknown) =>
    sendCommand('preferences', userId, 'set', { key, value }, { commandId: crypto.randomUUID() }),
  );
  writers.set(name, writer);
  return writer;
};

/** Shows a preference at once and writes it; throws when it could not be written. */
export const setPreference = async (
  queries: QueryClient,
  userId: string,
  key: string,
  value: unknown,
): Promise<void> => {
  queries.setQueryData<Preferences>(preferencesKey(userId), (before) => ({ ...before, [key]: value }));
  await writerOf(userId, key)(value);
};
