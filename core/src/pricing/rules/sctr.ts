/** Peru's insurance against risky work, SCTR: the payroll times the rate of its risk, with a minimum premium. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { isMissing, rowAt } from '../../price-tables/index.ts';
import { period } from '../rule-parts.ts';
import { fastSctr, percentOf, readCovers, riskOf, sctrCover } from './sctr-rates.ts';

export const sctrRule = z
  .strictObject({
    kind: z.literal('sctr'),
    unit: z.literal('PEN'),
    period,
    covers: z
      .array(sctrCover)
      .min(1)
      .refine(
        (all) => new Set(all.map((one) => one.cover)).size === all.length,
        'Cada cobertura va una vez.',
      ),
  })
  .describe('payroll × rate by risk level, each cover on its own');
export type SctrRule = z.infer<typeof sctrRule>;

export const sctr: Kind<SctrRule> = {
  counts: 'one',
  prepare: (rule, at) => {
    const covers = readCovers(rule.covers, at);
    if (isMissing(covers)) return covers;
    const risks = rowAt(at.tables.workRisks, at.day);
    if (!risks) return { missing: 'workRisks' };
    const rates = rowAt(at.tables.sctrRates, at.day);
    if (!rates && covers.some(({ percents }) => !percents)) return { missing: 'sctrRates' };

    return {
      charge: ({ sctr: work }, book) => {
        if (!work) return book.refuse(1, { code: 'noPayroll' });
        const { income, employees, workType } = work;
        const pay = inUnits(income, book.unit);
        book.subject({ is: 'payroll', workers: employees, pay });
        const { table, key, level } = riskOf(risks, work);
        const percents = covers.map((cover) => level && percentOf(cover, rates, level));
        if (!level || !percents.every((percent) => percent !== undefined))
          return book.refuse(1, { code: 'unknownRisk' });
        book.found(1);
        book.row(table, key, level, risks);
        if (!workType) book.notice({ code: 'riskAssumed', level });
        for (const [index, { cover, minimum, percents: own, read }] of covers.entries()) {
          const percent = percents[index]!;
          if (rates && !own) book.row('sctrRates', `${cover} ${level}`, percent, rates);
          const times = [
            { by: 'workers', value: String(employees) },
            { by: 'percent', value: percent },
          ] as const;
          const premium = book.atLeast(minimum, cover, book.charge({ what: cover, price: pay, times }));
          book.tax(read, cover, premium);
        }
      },
      fast: () => fastSctr(covers, risks, rates),
    };
  },
};
