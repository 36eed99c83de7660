/** Access to saved views: permissions for commands, and the scope rule of shared ones. Decisions, answers and queries use it. */
import { type ScopeRule, visibilityBy, type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { type SavedView } from './saved-view.ts';

export const viewCommands = ['save', 'share', 'unshare', 'delete'] as const;
export type ViewCommand = (typeof viewCommands)[number];

/** The permission that a list needs, by its resource; nothing for one that has no views. */
export type ListPermission = (resource: string) => Permission | undefined;

/** A shared view is its owner's colleagues': the house's staff of one of the owner's countries who may see the list. */
export const sharedViewRule = (permission: Permission): ScopeRule => ({
  permission,
  heldBy: { own: ['country'], team: ['country'], country: ['country'], all: [] },
});

/** Why somebody may not do something with a view, in Spanish; `undefined` when it may be done. */
export const viewRefusal = (
  command: ViewCommand,
  view: SavedView,
  staff: Staff,
  permissionOf: ListPermission,
): string | undefined => {
  if (view.status === 'deleted') return 'La vista está eliminada.';
  if (view.status !== 'saved') return undefined;
  if (view.ownerId !== staff.id) return 'La vista es de otra persona.';
  if (command !== 'share') return undefined;
  const permission = permissionOf(view.resource);
  return permission && visibilityBy(sharedViewRule(permission), staff)
    ? undefined
    : 'Tu rol no permite compartir vistas de esta lista.';
};
