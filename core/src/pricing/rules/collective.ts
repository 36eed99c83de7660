/** Insurance of a company's employees: a price per worker until the company is known, its total from then on. */
import { z } from 'zod';
import { amount, period, tax, unit } from '../rule-parts.ts';

const workers = z.int().min(1).max(1_000_000);

export const collectiveRule = z
  .strictObject({
    kind: z.literal('collective'),
    unit,
    period,
    tax,
    minimumWorkers: workers.default(5).describe('minsubscribers: spec, public side, section 9'),
    tiers: z
      .array(z.strictObject({ fromWorkers: workers, perWorker: amount, perDependant: amount }))
      .min(1)
      .refine(
        (all) => all.every((tier, index) => index === 0 || tier.fromWorkers > all[index - 1]!.fromWorkers),
        'Los tramos deben ir de menos a más trabajadores.',
      )
      .describe('what each costs in a company of so many workers or more; smaller ones cost as the first'),
  })
  .describe('by the number of workers and their dependants');
export type CollectiveRule = z.infer<typeof collectiveRule>;
