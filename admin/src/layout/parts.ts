/** The parts of the console in the order in which people work: what they begin with first, what few may open last. */

/** Resources with a page of their own, by name; one that is not named here comes last. */
const order: readonly string[] = [
  'leads',
  'notifications',
  'bulk',
  'auditoria',
  'products',
  'organizations',
  'insurance-types',
  'coverage-organizations',
  'catalogue-terms',
  'dated-tables',
  'imports',
  'users',
];

const placeOf = (name: string): number => {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
};

/** The same parts in that order. */
export const inOrder = <Part extends { readonly name: string }>(parts: readonly Part[]): readonly Part[] =>
  [...parts].sort((one, other) => placeOf(one.name) - placeOf(other.name));

/** Which part an address belongs to: the one whose address it continues furthest. */
export const partAt = (addresses: readonly string[], pathname: string): string | undefined =>
  addresses
    .filter((to) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
