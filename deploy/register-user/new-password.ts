/** A password that nobody has thought up: 12 characters, of each kind that the product asks for at least one. */
import { randomInt } from 'node:crypto';

/** Without characters that look like others (spec, console and platform, section 5: the kinds, and 12 at most). */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!#$%&*+-=?@'] as const;
const length = 12;

const oneOf = (characters: string): string => characters[randomInt(characters.length)]!;

export const newPassword = (): string => {
  const chosen = Array.from({ length }, (_, index) => oneOf(kinds[index] ?? kinds.join('')));
  // Otherwise everybody's password would begin with a capital.
  for (let last = length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [chosen[last], chosen[other]] = [chosen[other]!, chosen[last]!];
  }
  return chosen.join('');
};
