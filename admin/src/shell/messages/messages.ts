/** Everything that the console says: the frame, the kit and all contexts. */
import { contexts } from '../../contexts.ts';
import { kitMessages } from '../../kit/messages/kit.ts';
import { passwords } from '../auth/messages.ts';
import { frame } from './frame.ts';
import { resourcesOf } from '../../kit/useContexts.ts';
import { mergeMessages } from './merge.ts';
import { resourceMessages } from './resource-messages.ts';

export const messages = mergeMessages([
  kitMessages,
  { cotejo: { ...frame, ...passwords } },
  ...contexts.map((context) => context.messages ?? {}),
  ...contexts.map(({ journal = {} }) => ({ cotejo: { journal: { names: journal } } })),
  resourceMessages(resourcesOf(contexts)),
]);
