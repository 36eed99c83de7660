/** What a batch of live messages means for the screens. */
import { type QueryClient } from '@tanstack/react-query';
import { type RaRecord } from 'react-admin';
import { invalidateDependants, isOfNow } from '../commands/cache.ts';
import { type Dependant } from '../context.ts';
import { type LiveMessage } from './message.ts';
import { isEcho } from '../commands/own-commands.ts';

/** The changed ids of each resource that are news to this tab. */
export const newsOf = (
  messages: readonly LiveMessage[],
  shownVersion: (resource: string, id: string) => number | undefined,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const news = new Map<string, Set<string>>();
  for (const message of messages) {
    const { resource, id } = message;
    if (!isEcho(message, shownVersion(resource, id)))
      news.set(resource, (news.get(resource) ?? new Set<string>()).add(id));
  }
  return news;
};

/** The newest version of a record that any screen holds. */
export const shownVersionIn =
  (queries: QueryClient) =>
  (resource: string, id: string): number | undefined => {
    const ones = queries.getQueriesData<RaRecord>({
      queryKey: [resource, 'getOne', { id }],
      predicate: ({ queryKey }) => isOfNow(queryKey),
    });
    const lists = queries.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] });
    const rows = lists.flatMap(([, list]) => list?.data?.filter((row) => row.id === id) ?? []);
    const versions = [...ones.map(([, record]) => record), ...rows]
      .map((record) => record?.version as unknown)
      .filter((version) => typeof version === 'number');
    return versions.length > 0 ? Math.max(...versions) : undefined;
  };

/** Reads again the changed records that are on screen, and what shows them in its rows. Lists decide for themselves. */
export const refreshRecords = (
  queries: QueryClient,
  resource: string,
  ids: ReadonlySet<string>,
  dependants: readonly Dependant[],
): void => {
  for (const id of ids)
    void queries.invalidateQueries({
      queryKey: [resource, 'getOne', { id }],
      predicate: ({ queryKey }) => isOfNow(queryKey),
    });
  void invalidateDependants(queries, dependants, ids);
};
