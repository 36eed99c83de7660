/** The requirement to use a part of the console: a permission, or a login alone where it shows a user's own records. */
import { type Permission } from '@cotejo/core/reference/permissions';

export type Access = Permission | 'loggedIn';

export const may = (user: { readonly permissions: readonly string[] } | undefined, access: Access): boolean =>
  user !== undefined && (access === 'loggedIn' || user.permissions.includes(access));
