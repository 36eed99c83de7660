/** The roles of somebody, as people call them. */
import { type RoleName, roles } from '@cotejo/core/reference';

export const roleNames = (names: readonly RoleName[]): string =>
  roles
    .filter(({ name }) => names.includes(name))
    .map(({ displayName }) => displayName)
    .join(', ');
