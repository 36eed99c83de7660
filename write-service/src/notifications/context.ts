/** Notifications, registered: what people have read of them. */
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { inboxAggregate } from './inbox-commands.ts';

export const notificationsContext = (): WriteContext => ({
  name: 'notifications',
  tags: [{ name: 'Notificaciones', description: 'Lo que ya se leyó' }],
  aggregates: [registered(inboxAggregate)],
});
