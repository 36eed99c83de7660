/** What the palette offers: commands on the lead of this page, parts of the console, and leads that are found. */
import { type FormCommand } from '../leads/commands/forms.ts';

export type PaletteOption = {
  readonly key: string;
  readonly group: 'commands' | 'pages' | 'leads';
  readonly label: string;
  readonly hint?: string;
} & ({ readonly to: string } | { readonly command: FormCommand });

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages and commands by the words that are typed; leads were found by the server. */
export const matching = (options: readonly PaletteOption[], typed: string): readonly PaletteOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(
    ({ group, label }) => group === 'leads' || words.every((word) => plain(label).includes(word)),
  );
};
