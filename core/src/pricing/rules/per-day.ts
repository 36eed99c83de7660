/** Travel insurance: a price per person and day. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { insurePersons, personsOf, type PersonsRule } from '../persons/persons.ts';
import { sumForProfile } from '../persons/sum-of-persons.ts';
import { amount } from '../../kit/money/index.ts';
import { insured, tax, unit } from '../rule-parts.ts';

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

/** The price of each person a day. */
const insures = ({ insured, perDay }: PerDayRule): PersonsRule => ({ insured, amountOf: () => perDay });

export const perDay: Kind<PerDayRule> = {
  counts: 'persons',
  insures,
  prepare: (rule) => {
    const persons = insures(rule);
    const { minimumDays, maximumDays } = rule;
    return {
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
          persons,
          profile,
          book,
          ({ position }) => void book.charge({ what: 'day', position, price, times }),
        );
      },
      fast: () => {
        const perDayOf = sumForProfile(persons);
        return {
          scale: 1,
          amountOf: (profile) => {
            const days = profile.trip?.days ?? minimumDays;
            const perDay = days > maximumDays ? -1 : perDayOf(profile);
            return perDay < 0 ? -1 : perDay * Math.max(days, minimumDays);
          },
        };
      },
    };
  },
};
