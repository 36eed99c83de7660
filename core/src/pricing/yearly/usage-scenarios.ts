/** Scenarios of a year of low, medium or high use: how often which service is used, and what it is billed at. */
import { z } from 'zod';
import { type CountryCode } from '../../kit/country/index.ts';
import { amount } from '../../kit/money/index.ts';
import { years } from '../../profile/index.ts';
import { type UsageLevel } from '../../reference/usage-levels.ts';
import { type DatedTable } from '../../price-tables/index.ts';

export const services = [
  'consultation',
  'laboratory',
  'imaging',
  'medicine',
  'emergency',
  'surgery',
  'hospitalDay',
  'birth',
] as const;
export type Service = (typeof services)[number];

const times = z.int().min(1).max(100);
const use = z.strictObject({
  service: z.enum(services),
  times: z.discriminatedUnion('per', [
    z.strictObject({ per: z.literal('person'), count: times }),
    z.strictObject({ per: z.literal('household'), count: times }),
    z
      .strictObject({ per: z.literal('mother'), count: times, from: years, to: years })
      .describe('only where a woman of these ages is insured, or one who told that she wants maternity'),
  ]),
  bill: amount.describe('what each costs without insurance, in the country’s currency'),
});
export type Use = z.infer<typeof use>;
const year = z
  .array(use)
  .describe('in the order of the year: that decides what a yearly deductible is used up by');

/** A row of the table of scenarios, to be recorded like those of the other tables. */
export const usageScenario = z.strictObject({ low: year, medium: year, high: year });
export type UsageScenario = z.infer<typeof usageScenario>;

type Counts = Readonly<Partial<Record<Service, number>>>;
/** Everyday care is each person's; what happens once in a while happens to somebody of the household. */
const everyday: ReadonlySet<Service> = new Set(['consultation', 'laboratory', 'imaging', 'medicine']);
const counts: { readonly [Level in UsageLevel]: Counts } = {
  low: { consultation: 1, laboratory: 1 },
  medium: { consultation: 3, laboratory: 2, imaging: 1, medicine: 2, emergency: 1 },
  high: {
    consultation: 6,
    laboratory: 4,
    imaging: 2,
    medicine: 6,
    emergency: 2,
    surgery: 1,
    hospitalDay: 4,
    birth: 1,
  },
};

const timesOf = (service: Service, count: number): Use['times'] => {
  if (service === 'birth') return { per: 'mother', count, from: 20, to: 40 };
  return { per: everyday.has(service) ? 'person' : 'household', count };
};
const yearOf = (level: UsageLevel, bills: Readonly<Record<Service, number>>): Use[] =>
  services.flatMap((service) => {
    const count = counts[level][service];
    return count ? [{ service, times: timesOf(service, count), bill: bills[service] }] : [];
  });
const scenarioOf = (bills: Readonly<Record<Service, number>>): UsageScenario => ({
  low: yearOf('low', bills),
  medium: yearOf('medium', bills),
  high: yearOf('high', bills),
});

/**
 * Our own assumptions, shown to visitors beside every estimate: nobody publishes such a table. Bills are those of a
 * private clinic of the middle, in minor units.
 */
export const usageScenarios: { readonly [Country in CountryCode]: DatedTable<UsageScenario> } = {
  PE: {
    rows: [
      {
        from: '2026-01-01',
        ...scenarioOf({
          consultation: 15_000,
          laboratory: 12_000,
          imaging: 35_000,
          medicine: 9_000,
          emergency: 45_000,
          surgery: 1_200_000,
          hospitalDay: 120_000,
          birth: 900_000,
        }),
      },
    ],
  },
  CL: {
    rows: [
      {
        from: '2026-01-01',
        ...scenarioOf({
          consultation: 45_000,
          laboratory: 35_000,
          imaging: 120_000,
          medicine: 25_000,
          emergency: 90_000,
          surgery: 3_500_000,
          hospitalDay: 350_000,
          birth: 3_200_000,
        }),
      },
    ],
  },
  CO: {
    rows: [
      {
        from: '2026-01-01',
        ...scenarioOf({
          consultation: 180_000,
          laboratory: 90_000,
          imaging: 400_000,
          medicine: 80_000,
          emergency: 450_000,
          surgery: 9_000_000,
          hospitalDay: 900_000,
          birth: 8_000_000,
        }),
      },
    ],
  },
  INT: {
    rows: [
      {
        from: '2026-01-01',
        ...scenarioOf({
          consultation: 12_000,
          laboratory: 15_000,
          imaging: 60_000,
          medicine: 6_000,
          emergency: 90_000,
          surgery: 1_200_000,
          hospitalDay: 250_000,
          birth: 900_000,
        }),
      },
    ],
  },
};
