/** The parts of the console in the groups that belong together. */
import { type ConsoleContext, type MenuEntry, type Shortcut } from '../../kit/context.ts';
import { may } from '../../kit/providers/access.ts';
import { wordsOf } from '../../kit/useWords.ts';

export const homeShortcut: Shortcut = { keys: 'g i', label: 'Ir al inicio' };

/** The menu entries of a context: those of its resources, then those beside them. */
const entriesOf = (context: ConsoleContext): readonly MenuEntry[] => [
  ...(context.resources ?? []).flatMap(({ name, permission, pages, menu }) =>
    menu && pages?.icon
      ? [
          {
            key: name,
            to: `/${name}`,
            label: wordsOf([context], name)?.many ?? name,
            icon: pages.icon,
            permission,
            ...menu,
          },
        ]
      : [],
  ),
  ...(context.menu ?? []),
];

/** The menu entries that a user may open, in the order of the contexts. */
export const entriesFor = (
  contexts: readonly ConsoleContext[],
  user: { readonly permissions: readonly string[] } | undefined,
): readonly MenuEntry[] => contexts.flatMap(entriesOf).filter(({ permission }) => may(user, permission));

type Grouped<Part> = { readonly group: string; readonly parts: readonly Part[] };

/** @returns the groups of which somebody may open a part; parts of a single group need no name above them */
export const grouped = <Part extends { readonly group: string }>(
  parts: readonly Part[],
  groups: readonly string[],
): readonly Grouped<Part>[] =>
  groups
    .map((group) => ({ group, parts: parts.filter((part) => part.group === group) }))
    .filter((one) => one.parts.length > 0);

/** Which part an address belongs to: the one whose address it continues furthest. */
export const partAt = (addresses: readonly string[], pathname: string): string | undefined =>
  addresses
    .filter((to) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
