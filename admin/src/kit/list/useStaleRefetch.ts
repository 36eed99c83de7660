/** A list that the projection could not bring up to date in time is asked for again. */
import { useEffect } from 'react';
import { useListContext } from 'react-admin';

const wait = 1_000;

/** @returns whether the list on screen is known to be behind */
export const useStaleRefetch = (): boolean => {
  const list = useListContext();
  const { isFetching, refetch } = list;
  const isStale = (list.meta as { stale?: boolean } | undefined)?.stale === true;
  useEffect(() => {
    if (!isStale || isFetching) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [isStale, isFetching, refetch]);
  return isStale;
};
