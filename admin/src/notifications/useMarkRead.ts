/** Marks one's own notifications as read. */
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../kit/commands/useCommand.ts';

export const useMarkRead = (userId: string) => {
  const queries = useQueryClient();
  const { send, isPending, failure } = useCommand('inbox', userId);
  const mark = async (payload: object): Promise<void> => {
    const { ok } = await send('mark-read', payload);
    // One's own commands are no news: what they changed is asked for here.
    if (ok) await queries.invalidateQueries({ queryKey: ['notifications'] });
  };
  return {
    isMarking: isPending,
    failure,
    markOne: (id: string) => mark({ ids: [id] }),
    markSome: (ids: readonly string[]) => mark({ ids }),
    /** @param until the instant of the newest one seen: what came after it stays unread; all there are where it is left out */
    markAll: (until?: string) => mark({ all: true, until }),
  };
};
