/** The calculation of a charge's amount, as its event keeps it: enough to explain it years later. */
import { z } from 'zod';
import { amount, units } from '../kit/money/index.ts';

/** Of a group policy no more people count: spec, console and platform, section 9. */
export const mostChargedPeople = 100;

const day = z.iso.date();
const decimal = z.string().describe('a decimal');

export const chargeBasis = z.object({
  closedOn: day.describe('the day of the closing where the lead is from; prices and rates are of that day'),
  line: z.string().nullable().describe('the row of the table of prices; none for a lead without a line'),
  price: z.object({ amount, unit: z.enum(units) }).describe('for one person'),
  priceFrom: day.describe('since when the price holds'),
  people: z.int().positive().max(mostChargedPeople),
  percentage: decimal.describe('the commission percentage, from 0 to 100'),
  isHalved: z.boolean().describe('the product is not promoted: half the percentage'),
  rates: z
    .array(
      z.object({
        from: z.enum(units),
        to: z.enum(units),
        rate: decimal,
        operation: z.enum(['times', 'dividedBy']),
        day: day.describe('of which the rate is: the closing’s, or the last known before it'),
      }),
    )
    .describe('from the price’s unit to the currency of the account, one after the other'),
});
export type ChargeBasis = Readonly<z.infer<typeof chargeBasis>>;
