/** All messages of the console without its screens: what each folder's `messages.ts` exports, put together. */
import { existsSync, readdirSync } from 'node:fs';
import { kitMessages } from '../../../kit/messages/kit.ts';
import { leadWords } from '../../../leads/words.ts';
import { mergeMessages } from '../merge.ts';
import { resourceMessages } from '../resource-messages.ts';

const sources = new URL('../../../', import.meta.url);

const messagesIn = async (folder: string): Promise<object> => {
  const exported = (await import(
    /* @vite-ignore */ new URL(`${folder}/messages.ts`, sources).href
  )) as object;
  return Object.entries(exported).find(([name]) => name.endsWith('Messages'))?.[1] as object;
};

export const allMessages = async () => {
  const folders = readdirSync(sources).filter((name) => existsSync(new URL(`${name}/messages.ts`, sources)));
  const ofContexts = await Promise.all(folders.map(messagesIn));
  const ofLeads = resourceMessages([{ name: 'leads', words: leadWords }]);
  return mergeMessages([kitMessages, ofLeads, ...ofContexts]);
};
