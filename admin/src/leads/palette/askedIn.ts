/** Commands that the first words of what is typed name, and what is left to search for: `agendar maría`. */
import { searchable } from '@cotejo/core/kit/text';

export type Asked = { readonly commands: readonly string[]; readonly rest: string };

/** A word that is shorter names nothing by itself: `por`, `de`. */
const shortest = 4;
const nothing: Asked = { commands: [], rest: '' };

/** @param names what each command is called, in Spanish; those that more of the words name win */
export const askedIn = (typed: string, names: Readonly<Record<string, string>>): Asked => {
  const words = typed.trim().split(/\s+/);
  const named = Object.entries(names).map(([command, name]) => {
    const own = searchable(name).split(' ');
    const end = words.findIndex((word) => !own.includes(searchable(word)));
    const says = words.slice(0, Math.max(end, 0)).some((word) => word.length >= shortest);
    return { command, end: says ? end : 0 };
  });
  const most = Math.max(...named.map(({ end }) => end));
  if (most === 0) return nothing;
  return {
    commands: named.filter(({ end }) => end === most).map(({ command }) => command),
    rest: words.slice(most).join(' '),
  };
};
