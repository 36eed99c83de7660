/** Names and fields of resources, at the place where react-admin looks for them. */
import { type ConsoleResource } from '../../kit/context.ts';

export const resourceMessages = (resources: readonly Pick<ConsoleResource, 'name' | 'words'>[]) => ({
  resources: Object.fromEntries(
    resources.flatMap(({ name, words }) =>
      words ? [[name, { name: `${words.one} |||| ${words.many}`, fields: words.fields }]] : [],
    ),
  ),
});
