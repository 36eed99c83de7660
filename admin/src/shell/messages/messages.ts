/** Texts that react-admin finds by keys: its own, and the names of resources and fields. */
import { contexts } from '../../contexts.ts';
import { raInterface } from '../../kit/messages/ra-interface.ts';
import { raMessages } from '../../kit/messages/ra-messages.ts';
import { resourcesOf } from '../../kit/useContexts.ts';

const resourceMessages = resourcesOf(contexts).flatMap(({ name, words }) =>
  words ? [[name, { name: `${words.one} |||| ${words.many}`, fields: words.fields }]] : [],
);

export const messages = {
  ra: { ...raInterface, ...raMessages },
  resources: Object.fromEntries(resourceMessages) as object,
};
