/** What somebody may do with the own inbox. */
import { allowedCommandsSchema } from '@cotejo/core/kit/allowed-commands';
import { type Decision } from '@cotejo/core/kit/event-sourcing';
import {
  inbox,
  type Inbox,
  type InboxEvent,
  markAllRead,
  markRead,
  mostMarked,
} from '@cotejo/core/notifications';
import { instantOf } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';

const marking = z.union(
  [
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(mostMarked) }),
    z.strictObject({
      all: z.literal(true),
      until: instantOf('Debe ser un instante, como 2026-03-02T15:00:00.000Z.')
        .optional()
        .describe('la más nueva que se ha mostrado; ahora si falta'),
    }),
  ],
  `Indica hasta ${mostMarked} notificaciones, o todas.`,
);

const shown = z.object({
  id: z.uuid(),
  readUntil: z.iso.datetime().nullable(),
  allowedCommands: allowedCommandsSchema(['mark-read']),
});
type ShownInbox = z.infer<typeof shown>;

export const inboxAggregate: CommandedAggregate<Inbox, InboxEvent, ShownInbox> = {
  name: 'inbox',
  tag: 'Notificaciones',
  decider: inbox,
  commands: [
    command({
      name: 'mark-read',
      permission: 'loggedIn',
      perMinute: 120,
      summary: 'Marca notificaciones propias como leídas',
      body: marking,
      decide: (body, { id, by }): Decision<Inbox, InboxEvent> => {
        const reader = { userId: id, byId: by.id };
        return 'ids' in body ? markRead(reader, body.ids) : markAllRead(reader, body.until);
      },
    }),
  ],
  maySee: (_, viewer, id) => viewer.id === id,
  shown,
  show: async (id, { readUntil }) => ({
    id,
    readUntil,
    allowedCommands: [{ command: 'mark-read', allowed: true }],
  }),
};
