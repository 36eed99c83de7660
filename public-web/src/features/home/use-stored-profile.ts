/** The profile that the visitor stored before. */
import { useMemo, useSyncExternalStore } from 'react';
import { type Profile, type Subject } from '../../domain/profile.ts';
import { useAppContext } from '../../routing/app-context.ts';

const neverChanges = () => () => undefined;
const nothingSaid = () => undefined;

/** The stored answers: the server's page knows none, so they come in after hydration. */
export const useStoredProfile = (productType: string, subject: Subject): Profile | undefined => {
  const { profiles } = useAppContext();
  const text = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(profiles.read(productType, subject)) as string | undefined,
    nothingSaid,
  );
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Profile)), [text]);
};
