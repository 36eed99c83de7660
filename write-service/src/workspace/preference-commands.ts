/** What somebody may set up for oneself. */
import { allowedCommandsSchema } from '@cotejo/core/kit/allowed-commands';
import {
  longestKey,
  type Preferences,
  preferences,
  type PreferencesEvent,
  setPreference,
} from '@cotejo/core/workspace';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { notAnObject } from '../kit/http/validated.ts';

const shown = z.object({
  id: z.uuid(),
  preferences: z.record(z.string(), z.unknown()),
  allowedCommands: allowedCommandsSchema(['set']),
});
type ShownPreferences = z.infer<typeof shown>;

export const preferencesAggregate: CommandedAggregate<Preferences, PreferencesEvent, ShownPreferences> = {
  name: 'preferences',
  tag: 'Preferencias',
  decider: preferences,
  commands: [
    command({
      name: 'set',
      permission: 'loggedIn',
      perMinute: 120,
      summary: 'Cambia una preferencia propia; null la quita',
      body: z.strictObject(
        { key: text(longestKey), value: z.unknown().describe('JSON de 20 kB como máximo') },
        notAnObject,
      ),
      decide: ({ key, value }, { id, by }) => setPreference({ userId: id, byId: by.id }, { key, value }),
    }),
  ],
  maySee: (_, viewer, id) => viewer.id === id,
  shown,
  show: async (id, kept) => ({
    id,
    preferences: Object.fromEntries([...kept].map(([key, json]) => [key, JSON.parse(json) as unknown])),
    allowedCommands: [{ command: 'set', allowed: true }],
  }),
};
