/** What caused what, as a tree: under each event those that it caused. */
import { type ChainEvent } from './useChain.ts';

export type ChainNode = {
  readonly event: ChainEvent;
  /** Whether what caused it is neither a command of somebody nor among the events that one may see. */
  readonly isCausedElsewhere: boolean;
  readonly caused: readonly ChainNode[];
};

/** @param events in the order in which they happened: a cause comes before what it caused */
export const chainTree = (events: readonly ChainEvent[]): readonly ChainNode[] => {
  const nodes = new Map<string, ChainNode & { readonly caused: ChainNode[] }>();
  const roots: ChainNode[] = [];
  for (const event of events) {
    const cause = nodes.get(event.causationId);
    const node = {
      event,
      isCausedElsewhere: !cause && event.causationId !== event.commandId,
      caused: [],
    };
    nodes.set(event.id, node);
    (cause?.caused ?? roots).push(node);
  }
  return roots;
};
