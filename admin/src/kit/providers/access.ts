/** What somebody needs to use a part of the console: a permission, or only to be logged in where it holds what is one's own. */
import { type Permission } from '@cotejo/core/reference/permissions';

export type Access = Permission | 'loggedIn';

export const may = (user: { readonly permissions: readonly string[] } | undefined, access: Access): boolean =>
  user !== undefined && (access === 'loggedIn' || user.permissions.includes(access));
