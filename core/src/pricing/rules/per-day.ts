/** Travel insurance: a price per person and day. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from '../kind.ts';
import { isMissing, readTax } from '../look-up.ts';
import { insurePersons, personsOf } from '../persons.ts';
import { partsOfInsured, sumForProfile } from '../sum-of-persons.ts';
import { amount, insured, tax, unit } from '../rule-parts.ts';

const days = z.int().min(1).max(366);

export const perDayRule = z
  .strictObject({
    kind: z.literal('perDay'),
    unit,
    period: z.literal('once'),
    tax,
    insured,
    perDay: amount.describe('per person'),
    minimumDays: days.default(1).describe('shorter trips cost as much as this'),
    maximumDays: days.default(366),
  })
  .describe('persons × days; for the shortest trip while its length is not known');
export type PerDayRule = z.infer<typeof perDayRule>;

export const perDay: Kind<PerDayRule> = {
  counts: 'persons',
  prepare: (rule, at) => {
    const tax = readTax(rule.tax, at);
    if (isMissing(tax)) return tax;
    const { minimumDays, maximumDays } = rule;
    return {
      tax,
      charge: (profile, book) => {
        const days = profile.trip?.days ?? minimumDays;
        const billedDays = Math.max(days, minimumDays);
        book.subject({ is: 'trip', days, billedDays });
        if (!profile.trip) book.notice({ code: 'perTrip', days });
        if (days > maximumDays) {
          for (const { position } of personsOf(profile))
            book.refuse(position, { code: 'tripTooLong', days: maximumDays });
          return;
        }
        const price = inUnits(rule.perDay, book.unit);
        const times = [{ by: 'days', value: String(billedDays) }] as const;
        book.single(price);
        insurePersons(
          rule,
          profile,
          book,
          () => true,
          ({ position }) => void book.charge({ what: 'day', position, price, times }),
        );
      },
      fast: () => {
        const insuredIn = sumForProfile(partsOfInsured(rule.insured, () => 1));
        return {
          scale: 1,
          amountOf: (profile) => {
            const days = profile.trip?.days ?? minimumDays;
            const persons = days > maximumDays ? -1 : insuredIn(profile);
            return persons < 0 ? -1 : persons * rule.perDay * Math.max(days, minimumDays);
          },
        };
      },
    };
  },
};
