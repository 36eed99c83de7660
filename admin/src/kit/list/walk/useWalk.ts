/** Next and previous of the list that one came from: a reload keeps them, and they go with the session. */
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
  type Walk,
  withPage,
} from './walk.ts';
import { useWords } from '../../useWords.ts';

const keyOf = (resource: string): string => `walk/${resource}`;

const kept = (resource: string): Walk | undefined => tabStore.read(keyOf(resource)) as Walk | undefined;
const keep = (resource: string, walk: Walk): void => tabStore.keep(keyOf(resource), walk);

/** Keeps what the list around it shows for the pages of its records. */
export const useKeptWalk = (resource: string): void => {
  const list = useListContext<RaRecord<string>>();
  const { data, sort, perPage, page, total } = list;
  const filter = list.filterValues as Walk['filter'];
  const isAtLeast = useIsAtLeast();
  useEffect(() => {
    if (!data || total === undefined) return;
    const ids = data.map(({ id }) => id);
    keep(resource, { filter, sort, perPage, pages: [page, page], ids, total, isAtLeast });
  }, [resource, data, sort, perPage, page, total, filter, isAtLeast]);
};

/** @returns where the record stands in the list that one came from, and the ways on; nothing for one from elsewhere */
export const useWalk = (resource: string, id: string | undefined) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { steps } = useWords(resource);
  const [isReading, setIsReading] = useState(false);
  // Each screen that shows it follows what another one does with it.
  useSyncExternalStore(tabStore.subscribe, tabStore.revision);
  const walk = id === undefined ? undefined : kept(resource);
  if (id === undefined || walk === undefined) return undefined;
  const place = placeOf(walk, id);
  if (place === undefined) return undefined;

  /** The record's page takes the place of the one before: the way back leads to the list. */
  const open = (neighbour: string): void =>
    void navigate(`/${resource}/${neighbour}/show`, { replace: true });

  const readOn = async (direction: Direction): Promise<void> => {
    for (const page of pagesToRead(walk, direction)) {
      const { filter, sort, perPage } = walk;
      const { data } = await dataProvider.getList<RaRecord<string>>(resource, {
        filter,
        sort,
        pagination: { page, perPage },
      });
      const longer = withPage(
        walk,
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
    keep(resource, endedAt(walk, direction));
    notify(steps?.[`${direction}Ended`] ?? '', { type: 'info' });
  };

  const tellUnread = (error: unknown): void => {
    if (mayTryAgain(error))
      return notify('No se pudo leer la lista. Inténtalo de nuevo.', { type: 'warning' });
    tabStore.forget(keyOf(resource));
    notify(steps?.gone ?? '', { type: 'warning' });
  };

  const go = (direction: Direction) => async (): Promise<void> => {
    if (isReading || !mayGo(walk, id, direction)) return;
    const known = neighbourOf(walk, id, direction);
    if (known !== undefined) return open(known);
    setIsReading(true);
    await readOn(direction)
      .catch(tellUnread)
      .finally(() => setIsReading(false));
  };

  return {
    place,
    total: walk.total,
    isAtLeast: walk.isAtLeast,
    hasNext: mayGo(walk, id, 'next'),
    hasPrevious: mayGo(walk, id, 'previous'),
    next: go('next'),
    previous: go('previous'),
  };
};
