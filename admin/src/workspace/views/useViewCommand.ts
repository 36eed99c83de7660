/** What is done with a view; afterwards the views are read again. */
import { useQueryClient } from '@tanstack/react-query';
import { type CommandOutcome, followed, type FromDraft, useCommand } from '../../kit/commands/useCommand.ts';
import { type ViewContent } from '../../kit/context.ts';
import { type ViewRow } from './view.ts';

export const useViewCommand = (resource: string, id: string, from: FromDraft<ViewRow> = {}) => {
  const queries = useQueryClient();
  const { send, isPending, failure } = useCommand<ViewRow>('views', id, from);
  const read = async (outcome: CommandOutcome<ViewRow>): Promise<void> => {
    if (outcome.ok) await queries.invalidateQueries({ queryKey: ['views'] });
  };
  const sendAndRead = async (name: string, payload: object) => {
    const outcome = await send(name, payload);
    await followed(outcome, read);
    return outcome;
  };
  return {
    isPending,
    failure,
    save: (name: string, { filter, sort, columns }: ViewContent) =>
      sendAndRead('save', { name, resource, filter, sort: [sort.field, sort.order], columns }),
    send: (command: 'share' | 'unshare' | 'delete') => sendAndRead(command, {}),
  };
};
