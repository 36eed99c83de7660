/** A password that nobody has thought up: 12 characters, of each kind that the rule asks for at least one. */
import { createHmac } from 'node:crypto';
import { passwordRule } from '@cotejo/core/users';

/** Without characters that look like others. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!#$%&*+-=?@'] as const;

/** Whole numbers below a bound, evenly, that follow from a seed. */
const numbersFrom = (seed: Buffer): ((below: number) => number) => {
  let block = 0;
  let bytes: number[] = [];
  return (below) => {
    for (;;) {
      if (bytes.length === 0) bytes = [...createHmac('sha256', seed).update(String(block++)).digest()];
      const byte = bytes.shift()!;
      if (byte < 256 - (256 % below)) return byte % below;
    }
  };
};

/** @param seed 32 secret bytes; the same ones make the same password, so that a repeated command tells the same */
export const oneTimePassword = (seed: Buffer): string => {
  const below = numbersFrom(seed);
  const chosen = Array.from({ length: passwordRule.longest }, (_, index) => {
    const characters = kinds[index] ?? kinds.join('');
    return characters[below(characters.length)]!;
  });
  // Otherwise everybody's password would begin with a capital.
  for (let last = chosen.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [chosen[last], chosen[other]] = [chosen[other]!, chosen[last]!];
  }
  return chosen.join('');
};
