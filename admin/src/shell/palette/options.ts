/** Which of the palette's options are offered, and in which order. */
import { searchable } from '@cotejo/core/kit/text';
import { type PaletteOption } from '../../kit/context.ts';
import { paletteGroups } from '../../kit/palette.ts';

/** Those that hold the words that are typed; what the server found stays as it is, and is not offered twice. */
export const matching = (options: readonly PaletteOption[], typed: string): readonly PaletteOption[] => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const found = new Set(options.filter(({ isFound }) => isFound).map(({ key }) => key));
  return options.filter(
    ({ group, key, label, words: more = '', isFound, isTyped }) =>
      isFound ||
      (!(isTyped && words.length === 0) &&
        words.every((word) => searchable(`${label} ${more}`).includes(word)) &&
        !(group === paletteGroups.recent && found.has(key))),
  );
};

const first: readonly string[] = [paletteGroups.commands, paletteGroups.recent, paletteGroups.pages];
const placeOf = (group: string): number => (first.includes(group) ? first.indexOf(group) : first.length);

/** What one can do here comes first, what was found last; options of one group stand together. */
export const inGroups = (options: readonly PaletteOption[]): readonly PaletteOption[] =>
  [...options].sort((one, other) => placeOf(one.group) - placeOf(other.group));
