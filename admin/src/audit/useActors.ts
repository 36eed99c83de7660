/** The people of the staff who did something in the period, by name: whoever did nothing is not offered. */
import { useAuditFilters } from './useAuditFilters.ts';
import { useDurations } from './useAuditQueries.ts';

const isUserId = (key: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key);

export const useActors = (): { id: string; name: string }[] => {
  const { from, to, actorId } = useAuditFilters().values;
  const { data = [] } = useDurations('actor', { from, to });
  const people = data
    .filter(({ key }) => isUserId(key))
    .map(({ key, name }) => ({ id: key, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const isOffered = typeof actorId !== 'string' || people.some(({ id }) => id === actorId);
  return isOffered ? people : [...people, { id: actorId, name: '—' }];
};
