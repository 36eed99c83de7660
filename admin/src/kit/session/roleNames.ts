/** The roles of somebody, as people call them. */
import { roles } from '@cotejo/core/reference/roles';

export const roleNames = (names: readonly string[]): string =>
  roles
    .filter(({ name }) => names.includes(name))
    .map(({ displayName }) => displayName)
    .join(', ');
