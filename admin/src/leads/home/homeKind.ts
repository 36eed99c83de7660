/** The kind of start page that a person has, by roles and permissions. */
import { rights } from '@cotejo/core/reference/rights';
import { type Viewer } from '../../kit/context.ts';

export type HomeKind = 'executive' | 'team' | 'welcome';

/** The home by scope: own leads alone are work; others' leads are supervision; the rest have none. */
export const homeKindOf = ({ roles, permissions }: Viewer): HomeKind => {
  if (!permissions.includes('leads:read')) return 'welcome';
  const readers = roles.filter((role) => rights[role].permissions.includes('leads:read'));
  return readers.every((role) => rights[role].scope === 'own') ? 'executive' : 'team';
};
