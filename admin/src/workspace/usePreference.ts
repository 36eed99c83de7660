/** Something that one has set up for oneself, on whatever machine. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { preferencesKey, readPreferences, setPreference } from './preferences.ts';

/**
 * @param fallback what holds as long as nothing was set up, or what was is not known
 * @returns the value, how to change it, and whether what was set up is known
 */
export const usePreference = <Value>(
  key: string,
  fallback: Value,
): readonly [Value, (value: Value) => void, boolean] => {
  const queries = useQueryClient();
  const notify = useNotify();
  const identity = useConsoleIdentity();
  const [forNow, setForNow] = useState<Value>();
  const { data } = useQuery({
    queryKey: preferencesKey(identity?.id),
    queryFn: ({ signal }) => readPreferences(signal),
    enabled: identity !== undefined,
    staleTime: Infinity,
  });
  const set = (value: Value): void => {
    setForNow(() => value);
    if (!identity) return;
    setPreference(queries, identity.id, key, value).catch(() =>
      notify('No se pudo guardar tu preferencia; vale solo mientras no recargues la página.', {
        type: 'warning',
      }),
    );
  };
  const kept = data?.[key] as Value | null | undefined;
  return [kept ?? forNow ?? fallback, set, data !== undefined];
};
