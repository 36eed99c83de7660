/** The words of a described kind of record. */
import { type RecordCommand, type RecordKind } from '@cotejo/core/records';
import { type CommandWords, resourceWords, type ResourceWords } from './resource-words.ts';

type Kind = RecordKind & {
  readonly creation?: (RecordCommand & { readonly command: string }) | undefined;
  readonly commands: Readonly<Record<string, RecordCommand>>;
};

/** @param own words that the description does not give, such as texts of dialogs by command, and further commands */
export const recordWords = (
  { noun, words: { one, many }, labels, listed, creation, commands }: Kind,
  {
    texts = {},
    commands: others,
    ...own
  }: Parameters<typeof resourceWords>[1] & {
    readonly texts?: Readonly<Record<string, Omit<CommandWords, 'name'>>>;
  } = {},
): ResourceWords =>
  resourceWords(noun, {
    one,
    many,
    // Lists head the column of names by it.
    fields: { name: labels[listed[0]!]!, ...labels },
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
