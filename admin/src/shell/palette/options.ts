/** What the palette offers: commands on the lead of this page, parts of the console, and leads: seen lately, or found. */
import { plainly } from '@cotejo/core/kit/text';
import { type FormCommand } from '../../leads/commands/forms.ts';

export type PaletteOption = {
  readonly key: string;
  readonly group: 'commands' | 'recent' | 'pages' | 'leads';
  readonly label: string;
  readonly hint?: string;
} & ({ readonly to: string } | { readonly command: FormCommand });

/** By the words that are typed, what was found by the server as it is; a lead that stands in it is not offered twice. */
export const matching = (options: readonly PaletteOption[], typed: string): readonly PaletteOption[] => {
  const words = plainly(typed).split(/\s+/).filter(Boolean);
  const found = new Set(options.filter(({ group }) => group === 'leads').map(({ key }) => key));
  return options.filter(
    ({ group, key, label }) =>
      group === 'leads' ||
      (words.every((word) => plainly(label).includes(word)) && !(group === 'recent' && found.has(key))),
  );
};

export type RecentLead = { readonly id: string; readonly label: string };

const mostRecent = 5;

/** The lead that was opened now stands first, and once. */
export const withRecent = (before: readonly RecentLead[], lead: RecentLead): readonly RecentLead[] =>
  [lead, ...before.filter(({ id }) => id !== lead.id)].slice(0, mostRecent);
