/** The words of a described kind of record that the console's frame needs; labels of its columns come with its pages. */
import { type Noun } from '@cotejo/core/kit/record';
import { type RecordCommand } from '@cotejo/core/records';
import { type CommandWords, resourceWords, type ResourceWords } from './resource-words.ts';

type Kind = {
  readonly noun: Noun;
  readonly titles?: { readonly one: string; readonly many: string };
  readonly creation?: RecordCommand & { readonly command: string };
  readonly commands?: Readonly<Record<string, RecordCommand>>;
};

/** Words that the description does not give, such as texts of dialogs by command, and further commands. */
export type RecordTexts = Parameters<typeof resourceWords>[1] & {
  readonly texts?: Readonly<Record<string, Omit<CommandWords, 'name'>>>;
};

export const recordWords = (
  { noun, titles, creation, commands = {} }: Kind,
  { texts = {}, commands: others, ...own }: RecordTexts = {},
): ResourceWords =>
  resourceWords(noun, {
    ...titles,
    commands: {
      ...Object.fromEntries(
        [...(creation ? [[creation.command, creation] as const] : []), ...Object.entries(commands)].map(
          ([command, { label }]) => [command, { name: label, ...texts[command] }],
        ),
      ),
      ...others,
    },
    ...own,
  });
