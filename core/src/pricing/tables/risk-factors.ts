/** Chile's risk factors: one for policyholders and one for their dependants, by age. */
import { decimalsOf, scaled } from '../../kit/decimal/index.ts';
import { type Person } from '../persons/persons.ts';
import { oldestAge } from '../../profile/index.ts';
import { type TableRow } from '../../price-tables/index.ts';

type Factors = TableRow<'riskFactors'>;
type FactorBand = Factors['bands'][number];

const bandAt = ({ bands }: Factors, age: number): FactorBand | undefined =>
  bands.find(({ from, below }) => age >= from && (below === null || age < below));

/** A person with a contribution of their own has a policyholder's factor, also as somebody's partner. */
export const factorFor = (
  factors: Factors,
  { age, policyholder }: Pick<Person, 'age' | 'policyholder'>,
): { readonly band: FactorBand; readonly value: string } | undefined => {
  const band = bandAt(factors, age);
  return band && { band, value: policyholder ? band.policyholder : band.dependant };
};

/** The ages of a band, both included: `25-34`, and `65-` for the last. */
export const nameOfFactor = ({ from, below }: FactorBand): string =>
  `${from}-${below === null ? '' : below - 1}`;

type ByAge = {
  /** The factors are integers of so many digits after the point; -1 where there is none. */
  readonly digits: number;
  readonly policyholder: Float64Array;
  readonly dependant: Float64Array;
};
const known = new WeakMap<Factors, ByAge>();

/** The same as one look-up; made once for a row of the table and used for every plan. */
export const factorsByAge = (factors: Factors): ByAge => {
  const made = known.get(factors);
  if (made) return made;
  const digits = Math.max(
    ...factors.bands.flatMap(({ policyholder, dependant }) => [
      decimalsOf(policyholder),
      decimalsOf(dependant),
    ]),
  );
  const column = (name: 'policyholder' | 'dependant') =>
    Float64Array.from({ length: oldestAge + 1 }, (_, age) => {
      const band = bandAt(factors, age);
      return band ? scaled(band[name], digits) : -1;
    });
  const byAge = { digits, policyholder: column('policyholder'), dependant: column('dependant') };
  known.set(factors, byAge);
  return byAge;
};
