/** Commands that the first words of what is typed name, and what is left to search for: `agendar maría`. */
import { searchable } from '@cotejo/core/kit/text';
import { type FormCommand } from '../commands/forms.ts';
import { leadCommandWords } from '../commandWords.ts';

/** Files have no dialogs of their own: they are dropped on the page, and withdrawn where they stand. */
const { 'attach-file': _, 'withdraw-file': __, ...asked } = leadCommandWords;
/** Further words for commands. */
const others: Readonly<Partial<Record<FormCommand, string>>> = {
  'set-appointment': 'cita',
  'log-activity': 'llamar',
};
/** Commands by what they are called, in Spanish. */
export const askable = Object.fromEntries(
  Object.entries(asked).map(([command, { name }]) => [command, name]),
) as Readonly<Record<FormCommand, string>>;

export type Asked = { readonly commands: readonly FormCommand[]; readonly rest: string };

/** A word that is shorter names nothing by itself: `por`, `de`. */
const shortest = 4;
const nothing: Asked = { commands: [], rest: '' };

/** The commands that most of the words name. */
export const askedIn = (typed: string): Asked => {
  const words = typed.trim().split(/\s+/);
  const named = (Object.entries(askable) as [FormCommand, string][]).map(([command, name]) => {
    const own = searchable(`${name} ${others[command] ?? ''}`).split(' ');
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
