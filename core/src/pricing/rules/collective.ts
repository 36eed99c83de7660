/** Insurance of a company's employees: a price per worker until the company is known, its total from then on. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { amount } from '../../kit/money/index.ts';
import { period, tax, unit } from '../rule-parts.ts';

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

type Tier = CollectiveRule['tiers'][number];

const tierOf = ({ tiers }: CollectiveRule, workers: number): Tier =>
  tiers.findLast((tier) => tier.fromWorkers <= workers) ?? tiers[0]!;

export const collective: Kind<CollectiveRule> = {
  counts: 'one',
  prepare: (rule) => {
    const { minimumWorkers: minimum } = rule;
    return {
      charge: ({ company }, book) => {
        const { perWorker, perDependant } = tierOf(rule, company?.employees || minimum);
        const price = inUnits(perWorker, book.unit);
        if (company?.employees) {
          const { employees: workers, dependants } = company;
          book.subject({ is: 'company', workers, dependants });
          if (workers < minimum) return book.refuse(1, { code: 'tooFew', minimum, of: 'workers' });
          book.charge({ what: 'worker', price, times: [{ by: 'workers', value: String(workers) }] });
          if (dependants > 0)
            book.charge({
              what: 'workersDependant',
              price: inUnits(perDependant, book.unit),
              times: [{ by: 'dependants', value: String(dependants) }],
            });
        } else {
          book.notice({ code: 'perWorker', minimum });
          book.charge({ what: 'worker', price });
        }
        book.found(1);
        book.single(price);
      },
      fast: () => ({
        scale: 1,
        amountOf: ({ company }) => {
          if (!company?.employees) return tierOf(rule, minimum).perWorker;
          if (company.employees < minimum) return -1;
          const { perWorker, perDependant } = tierOf(rule, company.employees);
          return perWorker * company.employees + perDependant * company.dependants;
        },
      }),
    };
  },
};
