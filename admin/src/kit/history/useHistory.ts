/** The history of a record, the newest first: some of it, and all of it for who asks for more. */
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useHappened } from '../page/happened.ts';
import { type Recorded } from './HistoryItem.tsx';
import { useOpenedAt } from './opened-at.ts';

const step = 20;
/** As many rows as the service answers with at once. */
const furthest = 1_000;

export type HistoryQuery = {
  readonly resource: string;
  /** Of which record. */
  readonly filter: object;
  readonly sortedBy: 'at' | 'version';
};

export const useHistory = <Row extends RaRecord<string> & Pick<Recorded, 'at'>>({
  resource,
  filter,
  sortedBy,
}: HistoryQuery) => {
  // Opened at an event, however long ago that was.
  const [shown, setShown] = useState(useHappened() ? furthest : step);
  const { data, total, isPending, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: shown }, sort: { field: sortedBy, order: 'DESC' }, filter },
    { placeholderData: (before) => before },
  );
  return {
    rows: data,
    total,
    isPending,
    error,
    refetch,
    openedAt: useOpenedAt(data),
    /** Left out where no more are answered. */
    more: shown < furthest ? () => setShown(Math.min(shown + step, furthest)) : undefined,
  };
};
