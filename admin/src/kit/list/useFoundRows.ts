/** The records of a list that match what is typed into the palette: asked for after a short pause, for those who may list them. */
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';
import { useSettled } from './useSettled.ts';
import { useWords } from '../useWords.ts';

const fewest = 2;

/** @param sort the field of their order */
export const useFoundRows = <Row extends RaRecord>(resource: string, sort: string, typed: string) => {
  const words = useWords(resource);
  const now = typed.trim();
  const q = useSettled(now);
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const isAsked = q.length >= fewest && canAccess === true;
  const { data, isFetching, error } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: 5 }, sort: { field: sort, order: 'ASC' }, filter: { q } },
    { enabled: isAsked, onError: () => undefined, placeholderData: (before) => before },
  );
  // Text that is typed and not yet asked for is on its way too, so that it is not known yet that nothing is found.
  const isToBeAsked = now !== q && now.length >= fewest && canAccess === true;
  return {
    rows: isAsked ? (data ?? []) : [],
    isFetching: isToBeAsked || (isAsked && isFetching),
    failed: isAsked && error ? words.error.list : undefined,
  };
};
