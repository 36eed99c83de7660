/** What the groups of an audit are called, in Spanish. */
import { type Pool } from 'pg';
import { automationName } from '@cotejo/core/reference/automations';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { namesOf } from '../kit/staff-names.ts';
import { type GroupedBy } from './durations.ts';

const userId = /^[0-9a-f]{8}-/;

/** Names of those who do something, and of whose something is, by their keys. */
export const peopleNames = async (pool: Pool, keys: readonly string[]) => {
  const nameOf = await namesOf(
    pool,
    keys.filter((key) => userId.test(key)),
  );
  return (key: string): string => {
    if (key === 'none') return 'Sin ejecutivo';
    if (key === 'visitor') return 'Visitante del sitio';
    return key.startsWith('system:')
      ? `Sistema (${automationName(key.slice(7))})`
      : (nameOf(key) ?? 'Persona de la consola');
  };
};

/** @returns the name of each of these groups */
export const groupNames = async (
  pool: Pool,
  by: GroupedBy,
  groups: readonly { readonly key: string }[],
): Promise<(key: string) => string> => {
  switch (by) {
    case 'fromStatus':
    case 'toStatus':
      return (key) => statusText(Number(key));
    case 'reason':
      return (key) => failureReasonById(Number(key))?.name ?? `#${key}`;
    case 'day':
      return (key) => key;
    case 'actor':
    case 'executive':
      return peopleNames(
        pool,
        groups.map(({ key }) => key),
      );
  }
};
