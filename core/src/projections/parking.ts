/** What people decide about the parked streams of one projector: to try one again, or to skip one event for good. */
import { z } from 'zod';
import {
  categoryOf,
  type Decider,
  type Decision,
  type EventOf,
  events,
  rejectInput,
} from '../kit/event-sourcing/index.ts';

// Stream: one for each projector or automation, named by its name
export const parkingCategory = 'parking';
export const parkingStream = (projector: string): string => `${parkingCategory}-${projector}`;

// Events
/** The longest reason for a skip, in characters. */
export const longestSkipReason = 500;

const stream = z
  .string()
  .max(300)
  .refine((name) => categoryOf(name) !== '')
  .describe('the parked stream');

export const parkingEvents = events({
  ParkedStreamRetried: z
    .object({ stream })
    .describe('Somebody had a projector take up a parked stream again where it was parked.'),
  ParkedEventSkipped: z
    .object({
      stream,
      eventId: z.uuid().describe('the event at which the stream is parked'),
      reason: z.string().min(1).max(longestSkipReason).describe('why; never about a person'),
    })
    .describe('Somebody had a projector go on with a parked stream behind the event that parked it.'),
});
export type ParkingEvent = EventOf<typeof parkingEvents>;

// State: which streams are parked is known to the projector alone, so a decision depends on nothing
export type Parking = { readonly decisions: number };

export const parking: Decider<Parking, ParkingEvent> = {
  stream: parkingStream,
  events: parkingEvents,
  initial: { decisions: 0 },
  evolve: ({ decisions }) => ({ decisions: decisions + 1 }),
};

// Decisions
/** Takes up a parked stream again. For a stream that is not parked the projector does nothing. */
export const retryParkedStream =
  (parkedStream: string): Decision<Parking, ParkingEvent> =>
  () => [{ type: 'ParkedStreamRetried', data: { stream: parkedStream } }];

/**
 * Skips the event that parks a stream and goes on behind it. The projector does nothing when the stream is not parked at
 * that event.
 * @throws Rejection `INVALID_INPUT` without a reason
 */
export const skipParkedEvent =
  (skip: {
    readonly stream: string;
    readonly eventId: string;
    readonly reason: string;
  }): Decision<Parking, ParkingEvent> =>
  () =>
    skip.reason.trim() === ''
      ? rejectInput({ reason: 'Indica el motivo.' })
      : [{ type: 'ParkedEventSkipped', data: skip }];
