/** A version of an entry, whole. */
import { useGetOne } from 'react-admin';
import { type EntryResource, type EntryVersion, historyOf } from './entryHistory.ts';

/** The list's rows don't say what it said: what comes from them is not the whole version. */
export const useEntryVersion = (resource: EntryResource, id: string) => {
  const read = useGetOne<EntryVersion>(historyOf[resource], { id });
  const whole = (read.data as Partial<EntryVersion> | undefined)?.details ? read.data : undefined;
  return { ...read, whole };
};
