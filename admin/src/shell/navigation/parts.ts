/** The parts of the console in the order in which people work: what they begin with first, what few may open last. */

/** Parts with a page of their own, by name, in the groups that belong together. */
const groups = {
  sales: ['leads', 'board', 'notifications', 'bulk'],
  catalogue: [
    'products',
    'organizations',
    'insurance-types',
    'coverage-organizations',
    'catalogue-terms',
    'dated-tables',
    'imports',
  ],
  team: ['users', 'auditoria'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PartGroup = keyof typeof groups | 'others';

const order: readonly string[] = Object.values(groups).flat();

const placeOf = (name: string): number => {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
};

/** The same parts in that order; one that is not named there comes last. */
export const inOrder = <Part extends { readonly name: string }>(parts: readonly Part[]): readonly Part[] =>
  [...parts].sort((one, other) => placeOf(one.name) - placeOf(other.name));

type Grouped<Part> = { readonly group: PartGroup; readonly parts: readonly Part[] };

/** @returns the groups of which somebody may open a part; parts of a single group need no name above them */
export const grouped = <Part extends { readonly key: string }>(
  parts: readonly Part[],
): readonly Grouped<Part>[] => {
  const groupOf = ({ key }: Part): PartGroup =>
    (Object.keys(groups) as (keyof typeof groups)[]).find((group) =>
      (groups[group] as readonly string[]).includes(key),
    ) ?? 'others';
  return ([...Object.keys(groups), 'others'] as PartGroup[])
    .map((group) => ({ group, parts: parts.filter((part) => groupOf(part) === group) }))
    .filter((one) => one.parts.length > 0);
};

/** Which part an address belongs to: the one whose address it continues furthest. */
export const partAt = (addresses: readonly string[], pathname: string): string | undefined =>
  addresses
    .filter((to) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
