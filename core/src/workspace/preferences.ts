/** Somebody's preferences: columns, densities, what was closed for good; by key, on whatever machine. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  personal,
  rejectActor,
  rejectInput,
  unlessErased,
} from '../kit/event-sourcing/index.ts';

// Stream: one for each user, named by the user's id
export const preferencesStream = (userId: string): string => `preferences-${userId}`;

/** Characters of a key, bytes of a value's JSON, and how many there may be. */
export const longestKey = 100;
export const longestPreference = 20_000;
export const mostPreferences = 200;

// Events
export const preferencesEvents = events({
  PreferenceSet: z
    .object({
      key: z.string(),
      value: personal(z.string()).describe('JSON; null is none any more'),
    })
    .describe('Somebody set up something of the console for oneself.'),
});
export type PreferencesEvent = EventOf<typeof preferencesEvents>;

// State: the JSON of each value
export type Preferences = ReadonlyMap<string, string>;

export const preferences: Decider<Preferences, PreferencesEvent> = {
  stream: preferencesStream,
  events: preferencesEvents,
  initial: new Map(),
  evolve(kept, { data: { key, value } }) {
    const changed = new Map(kept);
    const known = unlessErased(value) ?? 'null';
    if (known === 'null') changed.delete(key);
    else changed.set(key, known);
    return changed;
  },
};

// Decisions
/**
 * Sets a preference; null takes it away.
 * @param value JSON, of any kind
 * @throws Rejection `NOT_ALLOWED` for another's, `INVALID_INPUT` for one too many or too large
 */
export const setPreference =
  (
    { userId, byId }: { readonly userId: string; readonly byId: string },
    { key, value }: { readonly key: string; readonly value: unknown },
  ): Decision<Preferences, PreferencesEvent> =>
  (kept) => {
    if (userId !== byId) return rejectActor('Solo puedes cambiar tus propias preferencias.');
    const json = JSON.stringify(value ?? null);
    if (new TextEncoder().encode(json).length > longestPreference)
      return rejectInput({ value: `Ocupa más de ${longestPreference} bytes.` });
    if (json === (kept.get(key) ?? 'null')) return [];
    if (!kept.has(key) && kept.size >= mostPreferences)
      return rejectInput({ key: `Ya hay ${mostPreferences} preferencias.` });
    return [{ type: 'PreferenceSet', data: { key, value: json } }];
  };
