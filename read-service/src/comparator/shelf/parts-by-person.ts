/**
 * What each kind of person costs, by slot. Whoever has the same age, sex and role costs the same, so that a family seldom
 * brings anybody new: its prices are sums of what is there already.
 */
import { type Person, personsOf, sumOfParts, timesFraction } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type Columns, keptColumns } from './columns.ts';
import { type CompiledShelf, way } from './compiled-shelf.ts';

/** How many numbers are kept, 8 bytes each: at ten thousand products the parts of a thousand kinds of persons. */
const mostKept = 2 ** 24;
/** However many products: a family has its columns at once, in two currencies. */
const leastKinds = 128;
/** There is no price for somebody: -1, as in a rule. */
const unknown = -2;

/** Of a market: what its days and currencies keep together. */
export const partColumns = (): Columns =>
  keptColumns(unknown, (room) => Math.max(leastKinds, mostKept / room));

const keyOf = ({ age, sex, role, policyholder }: Person): string =>
  `${role} ${sex} ${age} ${policyholder !== undefined}`;

/** @returns what the product in a slot costs a profile a month, Infinity where there is no price for anybody */
export const pricesByParts =
  (compiled: CompiledShelf, columns: (key: string) => Float64Array) =>
  (profile: Profile): ((slot: number) => number) => {
    const persons = personsOf(profile);
    const parts = persons.map((person) => columns(keyOf(person)));
    const { ways, numerators, denominators, largest, monthlyShares } = compiled.columns();

    const sumAt = (slot: number): number =>
      sumOfParts(persons, ways[slot] === way.ofPersonsWithHolder, (index) => {
        const known = parts[index]![slot]!;
        if (known !== unknown) return known;
        const { age, sex, role, policyholder } = persons[index]!;
        const { amountOf } = compiled.at(slot).parts!;
        return (parts[index]![slot] = amountOf(age, sex, role, policyholder !== undefined));
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
  };
