/** Opens all contexts with what they need; what a context needs is stated by its own parameter. */
import { contexts } from './contexts.ts';
import { type AnyAggregate } from './kit/commands/definition.ts';
import { type FindAggregate, type FindList, type ListAggregates, type WriteContext } from './kit/context.ts';
import { publicFormsContext } from './kit/public/context.ts';

const all = [publicFormsContext, ...contexts];

/** Everything that some context needs: the intersection of their parameters. */
type Needed = (typeof all)[number] extends (parts: infer Parts) => WriteContext ? Parts : never;
export type Parts = Omit<Needed, 'findAggregate' | 'findList' | 'listAggregates'>;

export const openContexts = (parts: Parts): readonly WriteContext[] => {
  const aggregates = new Map<string, AnyAggregate>();
  const findAggregate: FindAggregate = (name) => aggregates.get(name);
  const listAggregates: ListAggregates = () => [...aggregates.values()];
  const findList: FindList = (resource) =>
    opened.flatMap(({ lists = [] }) => lists).find((list) => list.resource === resource);
  const opened: readonly WriteContext[] = all.map((open) =>
    open({ ...parts, findAggregate, findList, listAggregates }),
  );
  for (const aggregate of opened.flatMap(({ aggregates = [] }) => aggregates)) {
    if (aggregates.has(aggregate.name)) throw new Error(`two aggregates are called ${aggregate.name}`);
    aggregates.set(aggregate.name, aggregate);
  }
  return opened;
};
