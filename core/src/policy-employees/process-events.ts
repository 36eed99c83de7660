/** Events of a family's coverages by a policy: the stored format. It names people by id alone. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { type EventOf, events, personal } from '../kit/event-sourcing/index.ts';
import { dependantTypeIds } from '../reference/dependant-types.ts';

const period = z.int().positive().describe('the number of the coverage in the stream, from 1');
const day = z.iso.date();
const operationDate = day.describe(
  'from which the insurer takes it up: its next operation when it was accepted',
);
const note = personal(z.string()).optional().describe('why, in words');
const becauseOf = z.int().positive().optional().describe('the holder’s coverage with which it goes');

export const policyEmployeeEvents = events({
  ActivationRequested: z
    .object({
      period,
      policyId: z.uuid(),
      holderId: z.uuid(),
      personId: z.uuid(),
      companyId: z.string(),
      insurerId: z.string(),
      country: z.enum(countryCodes),
      from: day.describe('the first day with coverage'),
      coverageGroup: z.string().optional(),
      dependantType: z.enum(dependantTypeIds).optional(),
      restrictionIds: z.array(z.int()).describe('coverages that the insurer restricts'),
      missing: z.array(z.string()).describe('what has to be told first; nothing sends it to the insurer'),
    })
    .describe('Somebody asked for a person’s coverage.'),
  ActivationCompleted: z
    .object({ period, from: day })
    .describe('What lacked was told, and the request goes to the insurer.'),
  ActivationWithdrawn: z.object({ period, note, becauseOf }).describe('The request was taken back.'),
  ActivationAccepted: z
    .object({ period, from: day.describe('as the insurer confirmed it'), operationDate })
    .describe('The person is insured.'),
  ActivationDeclined: z
    .object({ period, reasonId: z.int(), note, becauseOf })
    .describe('The person is not insured, and why.'),
  CancellationRequested: z
    .object({
      period,
      until: day.describe('the first day without coverage'),
      reasonId: z.int(),
      note,
      becauseOf,
    })
    .describe('Somebody asked for the end of a person’s coverage.'),
  CancellationAccepted: z
    .object({ period, until: day.describe('as the insurer confirmed it'), operationDate, becauseOf })
    .describe('The coverage ends; where it ends before it began, it never was.'),
  CancellationDeclined: z
    .object({ period, reasonId: z.int(), note, becauseOf })
    .describe('The coverage goes on.'),
  CoverageEnded: z
    .object({ period, until: day.describe('the day after the policy’s last one') })
    .describe('The policy is over, and the coverage with it; what was only asked for is not insured.'),
  RequestPutInFile: z
    .object({ period, fileId: z.uuid() })
    .describe('The open request stands in a file for the insurer, and is not taken back any more.'),
  ReviewTaken: z
    .object({ period, until: z.iso.datetime().describe('when it ends by itself') })
    .describe('Somebody reviews the open request: until then nobody else answers it.'),
  ReviewReleased: z.object({ period }).describe('The review ended before its time, without an answer.'),
});
export type PolicyEmployeeEvent = EventOf<typeof policyEmployeeEvents>;
