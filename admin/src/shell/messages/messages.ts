/** Texts that are found by keys: react-admin's own, and the names of resources, fields and commands. */
import { contexts } from '../../contexts.ts';
import { kitMessages } from '../../kit/messages/kit.ts';
import { resourcesOf } from '../../kit/useContexts.ts';
import { mergeMessages } from './merge.ts';
import { resourceMessages } from './resource-messages.ts';

export const messages = mergeMessages([
  kitMessages,
  ...contexts.map((context) => context.messages ?? {}),
  ...contexts.map(({ journal = {} }) => ({ cotejo: { journal: { names: journal } } })),
  resourceMessages(resourcesOf(contexts)),
]);
