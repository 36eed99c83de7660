/** The previous and the next record of the list that a page was opened from: kept over a reload, for the session. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayTryAgain } from '../../providers/retry.ts';
import { tabStore } from '../../providers/tab.ts';
import { useIsAtLeast } from '../useIsAtLeast.ts';
import {
  type Direction,
  endedAt,
  mayGo,
  neighbourOf,
  pagesToRead,
  placeOf,
  type Neighbours,
  withPage,
} from './neighbours.ts';
import { useWords } from '../../useWords.ts';

const keyOf = (resource: string): string => `walk/${resource}`;

const kept = (resource: string): Neighbours | undefined =>
  tabStore.read(keyOf(resource)) as Neighbours | undefined;
const keep = (resource: string, neighbours: Neighbours): void => tabStore.keep(keyOf(resource), neighbours);

/** Stores the list's records for the pages opened from it. */
export const useKeptNeighbours = (resource: string): void => {
  const list = useListContext<RaRecord<string>>();
  const { data, sort, perPage, page, total } = list;
  const filter = list.filterValues as Neighbours['filter'];
  const isAtLeast = useIsAtLeast();
  useEffect(() => {
    if (!data || total === undefined) return;
    const ids = data.map(({ id }) => id);
    keep(resource, { filter, sort, perPage, pages: [page, page], ids, total, isAtLeast });
  }, [resource, data, sort, perPage, page, total, filter, isAtLeast]);
};

/** @returns the record's place in its list with `next` and `previous`; undefined when it was not opened from a list */
export const useNeighbours = (resource: string, id: string | undefined) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { steps } = useWords(resource);
  const [isReading, setIsReading] = useState(false);
  // Every screen that shows the place follows changes made by another.
  useSyncExternalStore(tabStore.subscribe, tabStore.revision);
  const neighbours = id === undefined ? undefined : kept(resource);
  if (id === undefined || neighbours === undefined) return undefined;
  const place = placeOf(neighbours, id);
  if (place === undefined) return undefined;

  /** The page replaces the one before in the history: back leads to the list. */
  const open = (neighbour: string): void =>
    void navigate(`/${resource}/${neighbour}/show`, { replace: true });

  const readOn = async (direction: Direction): Promise<void> => {
    for (const page of pagesToRead(neighbours, direction)) {
      const { filter, sort, perPage } = neighbours;
      const { data } = await dataProvider.getList<RaRecord<string>>(resource, {
        filter,
        sort,
        pagination: { page, perPage },
      });
      const longer = withPage(
        neighbours,
        page,
        data.map((row) => row.id),
        direction,
      );
      const neighbour = neighbourOf(longer, id, direction);
      if (neighbour === undefined) continue;
      keep(resource, longer);
      return open(neighbour);
    }
    // Records have left the list since.
    keep(resource, endedAt(neighbours, direction));
    notify(steps?.[`${direction}Ended`] ?? '', { type: 'info' });
  };

  const tellUnread = (error: unknown): void => {
    if (mayTryAgain(error))
      return notify('No se pudo leer la lista. Inténtalo de nuevo.', { type: 'warning' });
    tabStore.forget(keyOf(resource));
    notify(steps?.gone ?? '', { type: 'warning' });
  };

  const go = (direction: Direction) => async (): Promise<void> => {
    if (isReading || !mayGo(neighbours, id, direction)) return;
    const known = neighbourOf(neighbours, id, direction);
    if (known !== undefined) return open(known);
    setIsReading(true);
    await readOn(direction)
      .catch(tellUnread)
      .finally(() => setIsReading(false));
  };

  return {
    place,
    total: neighbours.total,
    isAtLeast: neighbours.isAtLeast,
    hasNext: mayGo(neighbours, id, 'next'),
    hasPrevious: mayGo(neighbours, id, 'previous'),
    next: go('next'),
    previous: go('previous'),
  };
};
