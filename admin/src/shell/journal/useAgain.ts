/** Sends a command of the journal once more, to the letter: the server knows it again and does it once. */
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useDependants } from '../../kit/useContexts.ts';
import { takeIn } from '../../kit/commands/cache.ts';
import { type CommandAnswer, isCommandAnswer } from '../../kit/providers/command.ts';
import { type ConsoleDataProvider } from '../../kit/providers/data-provider.ts';
import { type JournalEntry } from '../../kit/providers/journal.ts';

/** @returns what sends it; its answer is nothing where none came: what became of it, the journal itself tells */
export const useAgain = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const dependantsOf = useDependants();
  return async ({
    resource,
    id,
    name,
    commandId,
    again,
  }: JournalEntry): Promise<CommandAnswer | undefined> => {
    if (!again) return undefined;
    const { payload, expectedVersion } = again;
    const answer = await dataProvider
      .command(resource, id, name, payload, { commandId, expectedVersion })
      .catch(() => undefined);
    if (!isCommandAnswer(answer)) return undefined;
    await takeIn(queries, resource, answer.record, dependantsOf(resource));
    return answer;
  };
};
