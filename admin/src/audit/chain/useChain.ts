/** The first events of a chain of causes, in the order in which they happened, and whether there are more. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../kit/providers/tab.ts';

export type ChainEvent = {
  readonly id: string;
  readonly resource: string;
  readonly resourceId: string;
  readonly type: string;
  readonly told: Readonly<Record<string, unknown>>;
  /** A UTC instant. */
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly commandId: string;
  /** The command itself, or the event that made an automation send it. */
  readonly causationId: string;
};

export const useChain = (correlationId: string) =>
  useQuery({
    queryKey: ['chains', correlationId],
    queryFn: async ({ signal }) => {
      const { json, headers } = await httpClient(`/api/console/chains/${correlationId}`, { signal });
      return { events: json as readonly ChainEvent[], hasMore: headers.get('X-Total-At-Least') === '1' };
    },
  });
