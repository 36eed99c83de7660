/**
 * What each kind of person costs, by slot. Whoever has the same age, sex and role costs the same, so that a family seldom
 * brings anybody new: its prices are sums of what is there already.
 */
import {
  type PersonKind,
  personKindsOf,
  type Profile,
  sumOfParts,
  timesFraction,
} from '@cotejo/core/pricing';
import { keptColumns } from './columns.ts';
import { type CompiledShelf, way } from './compiled-shelf.ts';
import { type Shelf } from './shelf.ts';

/** How many numbers are kept, 8 bytes each: at ten thousand products the parts of a thousand kinds of persons. */
const mostKept = 2 ** 24;
/** However many products: a family has its columns at once. */
const leastKinds = 64;
/** There is no price for somebody: -1, as in a rule. */
const unknown = -2;

const keyOf = ({ age, sex, role, isPolicyholder }: PersonKind): string =>
  `${role} ${sex} ${age} ${isPolicyholder}`;

export const partsByPerson = (shelf: Shelf, compiled: CompiledShelf) => {
  const columns = keptColumns(unknown, (room) => Math.max(leastKinds, mostKept / room));

  return {
    /** @returns what the product in a slot costs a month, Infinity where there is no price for anybody */
    pricesFor(profile: Profile): (slot: number) => number {
      const persons = personKindsOf(profile);
      const parts = persons.map((person) => columns.of(keyOf(person), shelf.room()));
      const { ways, numerators, denominators, largest, monthlyShares } = compiled.columns();

      const sumAt = (slot: number): number =>
        sumOfParts(persons, ways[slot] === way.ofPersonsWithHolder, (index) => {
          const known = parts[index]![slot]!;
          if (known !== unknown) return known;
          const { age, sex, role, isPolicyholder } = persons[index]!;
          const { amountOf } = compiled.at(slot).parts!;
          return (parts[index]![slot] = amountOf(age, sex, role, isPolicyholder));
        });

      return (slot) => {
        if (ways[slot] === way.unknown) compiled.at(slot);
        if (ways[slot] !== way.ofWholeProfile) {
          const sum = sumAt(slot);
          if (sum < 0) return Infinity;
          if (sum <= largest[slot]!) {
            const fraction = { numerator: numerators[slot]!, denominator: denominators[slot]! };
            return timesFraction(sum, fraction) * monthlyShares[slot]!;
          }
        }
        const total = compiled.at(slot).totalOf(profile);
        return total === undefined ? Infinity : total * monthlyShares[slot]!;
      };
    },
    forget: columns.forget,
  };
};
