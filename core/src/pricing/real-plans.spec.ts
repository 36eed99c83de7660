/** The real plans of Chile's isapres as their file brings them, held to the published formula by arithmetic of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readImport } from '../catalogue-import/server.ts';
import { json } from '../catalogue-import/testing/rows.ts';
import { compile } from './compiled/compile.ts';
import { priceFor } from './price-for.ts';
import { type Profile } from '../profile/index.ts';
import { type PriceRule } from './rules/rule.ts';
import { type Tables } from '../price-tables/index.ts';
import { child, nobody, policyholder } from './testing/profiles.ts';
import { sumOf } from './trace/trace.ts';

const published = (name: string) => new URL(`../../../../shared/data/${name}`, import.meta.url);
const plansFile = published('cl-isapre-plans.json');
const rulesFile = published('cl-pricing-rules.json');
const isHere = existsSync(plansFile) && existsSync(rulesFile);

type Plan = { readonly isapre: string; readonly code: string; readonly baseUf: number };
type Factor = {
  readonly from: number;
  readonly to: number | null;
  readonly cotizante: number;
  readonly carga: number;
};
type Rules = {
  readonly riskFactorTable604: { readonly rows: readonly Factor[] };
  readonly gesUfPerBeneficiary: { readonly [period: string]: { readonly [isapre: string]: number } };
};
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const slug = (isapre: string): string => isapre.toLowerCase().replace(' ', '-');

const ages = [22, 30, 40, 50, 60, 70];
const partner = (age: number) => policyholder(age, { relationship: 'spouse', sex: 'female' });
/** The first person pays; the ages of the others don't change with theirs. */
const families: { readonly [name: string]: (age: number) => Profile } = {
  alone: (age) => ({ ...nobody, policyholders: [policyholder(age)] }),
  'with a partner who pays too': (age) => ({ ...nobody, policyholders: [policyholder(age), partner(33)] }),
  'with a baby': (age) => ({ ...nobody, policyholders: [policyholder(age)], dependants: [child(1)] }),
  'with a spouse and two children': (age) => ({
    ...nobody,
    policyholders: [policyholder(age)],
    dependants: [child(age, { relationship: 'spouse' }), child(19), child(2)],
  }),
  'three generations': (age) => ({
    ...nobody,
    policyholders: [policyholder(age), partner(64)],
    dependants: [child(0), child(20), child(65, { relationship: 'parent' })],
  }),
};

describe.runIf(isHere)('the real plans of the isapres', () => {
  const plans = isHere ? (read(plansFile) as readonly Plan[]) : [];
  const rules = isHere ? (read(rulesFile) as Rules) : undefined;
  const factors = rules?.riskFactorTable604.rows ?? [];
  const ges = rules?.gesUfPerBeneficiary ?? {};
  const uf = 39_214.8;
  const texts = (numbers: { readonly [isapre: string]: number } = {}) =>
    Object.fromEntries(Object.entries(numbers).map(([isapre, value]) => [isapre, String(value)]));
  const tables: Tables = {
    exchange: { 'UF/CLP': { rows: [{ from: '2023-01-01', value: String(uf) }] } },
    gesPremiums: {
      rows: [
        { from: '2023-12-01', uf: texts(ges['2023-12..2025-12']) },
        { from: '2026-01-01', uf: texts(ges['from2026-01']) },
      ],
    },
    riskFactors: {
      rows: [
        {
          from: '2020-04-01',
          bands: factors.map(({ from, to, cotizante, carga }) => ({
            from,
            below: to,
            policyholder: String(cotizante),
            dependant: String(carga),
          })),
        },
      ],
    },
  };

  /** Integers of a thousandth, or of a tenth: what the published figures have. */
  const thousandths = (value: number): bigint => BigInt(Math.round(value * 1_000));
  const tenths = (value: number): bigint => BigInt(Math.round(value * 10));
  const factorOf = (age: number, column: 'cotizante' | 'carga'): bigint =>
    tenths(factors.find(({ from, to }) => age >= from && (to === null || age < to))![column]);

  /** totalUf = baseUf × sum(factors) + gesUf × beneficiaries; clp = round(totalUf × ufOfDay) */
  const formula = (plan: Plan, { policyholders, dependants }: Profile, period: string): number => {
    const sum =
      policyholders.reduce((all, { age }) => all + factorOf(age, 'cotizante'), 0n) +
      dependants.reduce((all, { age }) => all + factorOf(age, 'carga'), 0n);
    const persons = BigInt(policyholders.length + dependants.length);
    const tenThousandths =
      thousandths(plan.baseUf) * sum + thousandths(ges[period]![slug(plan.isapre)]!) * 10n * persons;
    return Number((tenThousandths * tenths(uf) * 2n + 100_000n) / 200_000n);
  };
  let imported: ReadonlyMap<string, PriceRule>;
  beforeAll(async () => {
    const { brings } = await readImport('isapre', 'CL', json(JSON.parse(readFileSync(plansFile, 'utf8'))));
    imported = new Map(
      brings.flatMap((one) => (one.is === 'product' ? [[one.code, one.offered.price] as const] : [])),
    );
  });
  const ruleOf = ({ code }: Plan): PriceRule => imported.get(code)!;

  test('are 1,404, each with its price rule', () => {
    expect(plans).toHaveLength(1_404);
    expect(plans.filter(({ code }) => !imported.has(code))).toEqual([]);
  });

  describe.each([
    ['2026-08-01', 'from2026-01'],
    ['2025-12-31', '2023-12..2025-12'],
  ])('on %s', (day, period) => {
    test.each(Object.keys(families))('cost what the formula says, at six ages, %s', (name) => {
      const options = { day, tables };
      const wrong: unknown[] = [];
      for (const [nth, plan] of plans.entries()) {
        const fast = compile(ruleOf(plan), options);
        // Two of the six for each plan: the factor of an age is the same for all of them, and hundreds meet each.
        for (const age of ages.filter((_, at) => at % 3 === nth % 3)) {
          const profile = families[name]!(age);
          const price = priceFor(ruleOf(plan), profile, options);
          const expected = formula(plan, profile, period);
          const told = [price.total?.amount, sumOf(price.trace).amount, fast.totalOf(profile)];
          if (
            told.some((amount) => amount !== expected) ||
            price.profilesWithPrice !== price.profilesEvaluated
          )
            wrong.push({ plan: plan.code, age, expected, told });
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});

test.skipIf(isHere)(
  'the real plans are not beside this checkout (../shared/data): nothing was held to them',
  () => {},
);
