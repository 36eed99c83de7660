/** Chile's isapres by the names that files have for them, and by what prices and tables know them by. */
import { plainly } from '../../text/index.ts';
import { chileanInsurers } from '../../reference/index.ts';

type Insurer = (typeof chileanInsurers)[number];

const lettersOf = (name: string): string => plainly(name).replace(/[^a-z]+/g, '');
const byLetters = new Map<string, Insurer>(
  chileanInsurers.flatMap((one) => [[lettersOf(one.name), one] as const, [lettersOf(one.url), one] as const]),
);

/** Capitals, accents, blanks and hyphens make no difference. @returns nothing for an unknown one */
export const insurerCalled = (name: string): Insurer | undefined => byLetters.get(lettersOf(name));
