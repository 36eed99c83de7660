/** The requirement to use a part of the console: a permission, any of several, or a login alone where it shows a user's own records. */
import { type Permission } from '@cotejo/core/reference/permissions';

export type Access = Permission | readonly Permission[] | 'loggedIn';

export const may = (user: { readonly permissions: readonly string[] } | undefined, access: Access): boolean =>
  user !== undefined &&
  (access === 'loggedIn' || [access].flat().some((permission) => user.permissions.includes(permission)));
