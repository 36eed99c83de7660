/** A profile that a visitor filled in: of nobody in particular, kept for a while to learn what people look for. */
import { z } from 'zod';
import { profileTypes } from '../insurance-types/index.ts';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  type Personal,
  personal,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { daysAfter } from '../kit/time/index.ts';

/** For how many days a profile can be read; then its key goes, and what the log holds of it with it. */
const captureDays = 90;

// Stream: a capture of its own each time, so that no two of them can be brought together.
export const profileCaptureStream = (id: string): string => `profileCapture-${id}`;

// Events
const model = z.record(z.string(), z.unknown());

export const profileCaptureEvents = events({
  ProfileCaptured: z
    .object({
      productType: z.string().describe('as the form was asked for'),
      profileType: z.enum(profileTypes),
      model: personal(model).describe('only what the form asks: ages, sexes, counts, amounts'),
      keptUntil: z.iso.datetime().describe('when nobody can read it any more'),
    })
    .describe('A visitor filled in the form of a type of product.'),
});
export type ProfileCaptureEvent = EventOf<typeof profileCaptureEvents>;

// State
export type ProfileCapture =
  | { readonly status: 'none' }
  | { readonly status: 'captured'; readonly productType: string; readonly model: Personal<object> };

export const profileCapture: Decider<ProfileCapture, ProfileCaptureEvent> = {
  stream: profileCaptureStream,
  events: profileCaptureEvents,
  initial: { status: 'none' },
  evolve: (_, event) => {
    switch (event.type) {
      case 'ProfileCaptured':
        return { status: 'captured', productType: event.data.productType, model: event.data.model };
      default:
        return unreachable(event.type);
    }
  },
};

// Decisions
export type CapturedProfile = Pick<
  Extract<ProfileCaptureEvent, { type: 'ProfileCaptured' }>['data'],
  'productType' | 'profileType'
> & { readonly model: Readonly<Record<string, unknown>> };

/** Keeps a profile once. */
export const captureProfile =
  ({ productType, profileType, model }: CapturedProfile): Decision<ProfileCapture, ProfileCaptureEvent> =>
  (state, now) =>
    state.status === 'captured'
      ? []
      : [
          {
            type: 'ProfileCaptured',
            data: { productType, profileType, model: { ...model }, keptUntil: daysAfter(now, captureDays) },
          },
        ];
