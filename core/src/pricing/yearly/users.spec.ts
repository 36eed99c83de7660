import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf } from '../rules/kinds.ts';
import { personsOf } from '../persons/persons.ts';
import { priceFor } from '../price-for.ts';
import { family, nobody } from '../testing/profiles.ts';
import { anyProfile, ruleKinds, ruleOfKind } from '../testing/arbitraries.ts';
import { day, tables } from '../testing/tables.ts';
import { usersOf } from './users.ts';

const at = { day, tables };
const ofPersons = ['ageBands', 'eps', 'isapre', 'perInsured'] as const;

test.each(ofPersons)('a plan of the kind %s is used by whom it has a price for', (kind) =>
  fc.assert(
    fc.property(ruleOfKind(kind), anyProfile, (rule, profile) => {
      const { profiles } = priceFor(rule, profile, at);
      // Without a row of its tables a plan has a price for nobody, whoever is insured.
      if (profiles.some((one) => one.method === 'PriceNotFound' && one.reason.code === 'tableMissing'))
        return;
      const found = profiles.filter(({ method }) => method === 'PriceFound').map(({ position }) => position);
      const users = usersOf(rule, at)(personsOf(profile));
      expect(users?.map(({ position }) => position)).toEqual(found);
    }),
    { numRuns: 300 },
  ),
);

test('a plan at one price is used by everybody of the profile', () =>
  fc.assert(
    fc.property(ruleOfKind('fixed'), (rule) => {
      expect(usersOf(rule, at)(personsOf(family(40, 3)))).toHaveLength(2);
      expect(usersOf(rule, at)(personsOf(nobody))).toEqual([]);
    }),
  ));

test('a company’s plan, a pet’s and a trip’s are used by no persons of a profile for a year', () => {
  const others = ruleKinds.filter((kind) => kind !== 'fixed' && !ofPersons.some((one) => one === kind));
  expect(others).toEqual(['collective', 'sctr', 'pets', 'perGuard', 'perDay']);
  for (const kind of others)
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        expect(usersOf(rule, at)(personsOf(family(40, 3)))).toBeUndefined();
        if (kind !== 'perDay') expect(countsOf(rule)).not.toBe('persons');
      }),
      { numRuns: 20 },
    );
});
