/** The parts of the console in the groups that belong together. */
import { type MenuEntry } from '../../kit/context.ts';

export type PartGroup = MenuEntry['group'];

/** In the order of work: what people begin with first, what few may open last. */
const groups: readonly PartGroup[] = ['sales', 'catalogue', 'team'];

type Grouped<Part> = { readonly group: PartGroup; readonly parts: readonly Part[] };

/** @returns the groups of which somebody may open a part; parts of a single group need no name above them */
export const grouped = <Part extends { readonly group: PartGroup }>(
  parts: readonly Part[],
): readonly Grouped<Part>[] =>
  groups
    .map((group) => ({ group, parts: parts.filter((part) => part.group === group) }))
    .filter((one) => one.parts.length > 0);

/** Which part an address belongs to: the one whose address it continues furthest. */
export const partAt = (addresses: readonly string[], pathname: string): string | undefined =>
  addresses
    .filter((to) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
