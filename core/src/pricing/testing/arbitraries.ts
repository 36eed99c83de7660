/** Any rule that the schemas allow, and any profile: what properties are tested with. */
import fc from 'fast-check';
import { type Dependant, relationships } from '../../profile/profile.ts';
import { type Pet, type Policyholder, type Profile, speciesIds } from '../../profile/index.ts';
import { type PriceRule, priceRule } from '../rules/rule.ts';
import { type Band, type RuleKind } from '../rule-parts.ts';
import { taxNames } from '../../price-tables/index.ts';
import { periods } from '../periods.ts';
import { type Unit, units } from '../../kit/money/index.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const unit = fc.constantFrom(...units);
const period = fc.constantFrom(...periods);
const name = fc.constantFrom(...taxNames);
const tax = fc.oneof(
  fc.record({ treatment: fc.constantFrom('added' as const, 'included' as const), name }),
  fc.constant({ treatment: 'exempt' as const }),
);
const anyAge = fc.integer({ min: 0, max: 120 });
/** Mostly of those who take out insurance. */
const age = fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 18, max: 65 }) }, anyAge);
const range = fc.tuple(anyAge, anyAge).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const percent = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(4, '0')}`);

const most = { requiredKeys: [] } satisfies fc.RecordConstraints;
const insured = fc.oneof(
  fc.constant({
    holder: { from: 0, to: 120 },
    partner: { from: 0, to: 120 },
    dependant: { from: 0, to: 120 },
  }),
  fc.record({ holder: range, partner: range, dependant: range }, most),
);
const isoCountries = fc.record({
  are: fc.constantFrom('only' as const, 'allBut' as const),
  countries: fc.subarray(['PE', 'US', 'CL'], { minLength: 1 }),
});
const eligibility = fc.record(
  { needsEps: fc.boolean(), nationalities: isoCountries, coverageCountries: isoCountries },
  most,
);

/** Bands side by side, some of them for women alone, some ages without one. */
const bands = fc
  .array(
    fc.record({
      width: fc.integer({ min: 0, max: 60 }),
      gap: fc.constantFrom(0, 0, 3),
      sexed: fc.constantFrom(false, false, true),
      amount,
    }),
    {
      minLength: 1,
      maxLength: 9,
      size: 'max',
    },
  )
  .map((widths) => {
    const all: Band[] = [];
    let from = 0;
    for (const { width, gap, sexed, amount } of widths) {
      if (from > 120) break;
      const to = Math.min(120, from + width);
      all.push({ from, to, amount, ...(sexed && { sex: 'female' as const }) });
      from = to + 1 + gap;
    }
    return all;
  });

const growing = (from: number) =>
  fc
    .uniqueArray(fc.integer({ min: from + 1, max: 300 }), { maxLength: 4 })
    .map((steps) => [from, ...steps.sort((a, b) => a - b)]);
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const breeds = ['Akita', 'Pastor Alemán', 'Pug', 'Mestizo'];
const petBand = fc
  .record({
    species: fc.constantFrom(...speciesIds),
    breeds: sometimes(fc.subarray(breeds, { minLength: 1 })),
    breedGroup: sometimes(fc.constantFrom('grande', 'pequeño')),
    range: fc.oneof(fc.constant({ from: 0, to: 120 }), range),
    amount,
  })
  .map(({ range, breedGroup, ...band }) => ({ ...band, ...range, ...(!band.breeds && { breedGroup }) }));

const rules: { readonly [Kind in RuleKind]: fc.Arbitrary<unknown> } = {
  ageBands: fc.record({
    unit,
    period,
    tax,
    insured,
    eligibility: fc.option(eligibility, { nil: undefined, freq: 1 }),
    bands,
  }),
  eps: fc.record({
    unit: fc.constant('PEN' satisfies Unit),
    period,
    tax,
    insured,
    premium: fc.oneof(
      fc.record({ by: fc.constant('age'), bands }),
      fc.record({
        by: fc.constant('household'),
        tiers: growing(1)
          .chain((sizes) =>
            fc.tuple(
              ...sizes.map((persons) =>
                amount.map((each) => ({ persons: Math.min(persons, 50), amount: each })),
              ),
            ),
          )
          .map((tiers) => tiers.filter((tier, index) => tier.persons > (tiers[index - 1]?.persons ?? 0))),
      }),
    ),
    employerPercent: percent,
  }),
  collective: fc.record({
    unit,
    period,
    tax,
    minimumWorkers: fc.integer({ min: 1, max: 20 }),
    tiers: growing(1).chain((sizes) =>
      fc.tuple(
        ...sizes.map((fromWorkers) =>
          fc.record({ fromWorkers: fc.constant(fromWorkers), perWorker: amount, perDependant: amount }),
        ),
      ),
    ),
  }),
  sctr: fc.record({
    unit: fc.constant('PEN' satisfies Unit),
    period,
    covers: fc.subarray(['health', 'pension'], { minLength: 1 }).chain((covers) =>
      fc.tuple(
        ...covers.map((cover) =>
          fc.record({
            cover: fc.constant(cover),
            minimum: amount,
            tax,
            percents: sometimes(fc.dictionary(fc.constantFrom('I', 'II', 'III', 'IV', 'V'), percent)),
          }),
        ),
      ),
    ),
  }),
  pets: fc.record({
    unit,
    period,
    tax,
    refusedBreeds: sometimes(fc.subarray(breeds)),
    bands: fc.array(petBand, { minLength: 1, maxLength: 6 }),
  }),
  isapre: fc.record({
    unit: fc.constant('UF' satisfies Unit),
    period: fc.constant('monthly'),
    isapre: fc.constantFrom('consalud', 'colmena', 'vida-tres', 'isalud'),
    base: amount,
  }),
  perInsured: fc.record({
    unit,
    period,
    tax,
    insured,
    amounts: fc.record({ holder: amount, partner: amount, dependant: amount }, most),
  }),
  perGuard: fc.record({ unit, period, tax, perGuard: amount, minimumGuards: fc.integer({ min: 1, max: 9 }) }),
  perDay: fc.record({
    unit,
    period: fc.constant('once'),
    tax,
    insured,
    perDay: amount,
    minimumDays: fc.integer({ min: 1, max: 9 }),
    maximumDays: fc.integer({ min: 20, max: 99 }),
  }),
  fixed: fc.record({ unit, period, tax, amount }),
};

/** As it would come back from a product's events. */
export const ruleOfKind = (kind: RuleKind): fc.Arbitrary<PriceRule> =>
  rules[kind].map((rule) => priceRule.parse(JSON.parse(JSON.stringify({ kind, ...(rule as object) }))));
export const ruleKinds = Object.keys(rules) as RuleKind[];

const sex = fc.constantFrom('male' as const, 'female' as const);
const country = sometimes(fc.constantFrom('PE', 'US', 'CL', 'AR'));
const policyholder: fc.Arbitrary<Policyholder> = fc.record({
  age,
  sex,
  relationship: fc.constantFrom(undefined, undefined, 'spouse' as const),
  income: sometimes(fc.integer({ min: 0, max: 3_000_000 })),
  nationality: country,
  coverageCountry: country,
  currentEps: sometimes(fc.constantFrom('none', 'sura')),
});
const dependant: fc.Arbitrary<Dependant> = fc.record({
  age,
  sex,
  relationship: fc.constantFrom(...relationships),
});
const pet: fc.Arbitrary<Pet> = fc.record({
  species: fc.constantFrom(...speciesIds),
  breed: sometimes(fc.constantFrom(...breeds, 'pastor aleman', 'PUG')),
  breedGroup: sometimes(fc.constantFrom('grande', 'mediano')),
  age: fc.integer({ min: 0, max: 20 }),
});

export const anyProfile: fc.Arbitrary<Profile> = fc.record({
  country: fc.constantFrom('PE' as const, 'CL' as const, 'CO' as const, 'INT' as const),
  policyholders: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.array(policyholder, { minLength: 1, maxLength: 3, size: 'max' }) },
  ),
  dependants: fc.array(dependant, { maxLength: 5, size: 'max' }),
  pets: fc.array(pet, { maxLength: 4, size: 'max' }),
  company: sometimes(
    fc.record({
      employees: fc.integer({ min: 0, max: 5_000 }),
      dependants: fc.integer({ min: 0, max: 9_000 }),
    }),
  ),
  sctr: sometimes(
    fc.record({
      income: fc.integer({ min: 0, max: 2_000_000 }),
      employees: fc.integer({ min: 1, max: 800 }),
      sector: fc.constantFrom(undefined, 'F', 'M', 'Z'),
      workType: fc.constantFrom(undefined, 'oficina', 'construccion', 'mineria', 'nuclear', 'astronauta'),
    }),
  ),
  guards: sometimes(fc.integer({ min: 0, max: 400 })),
  trip: sometimes(fc.record({ days: fc.integer({ min: 1, max: 60 }) })),
  employerPercent: sometimes(percent),
  isEntered: fc.boolean(),
});
