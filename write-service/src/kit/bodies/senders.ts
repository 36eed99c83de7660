/** Places for the bodies of staff and of visitors. */
import { clientNetwork } from '@cotejo/core/kit/service';
import { callerOf } from '../http/callers.ts';
import { bodyPlaces } from './places.ts';
import { type Receiving } from './take-bodies.ts';

type Senders = Omit<Receiving, 'tooLarge'>;

/** The places of all routes. */
export const placeLimits = {
  staff: { atOnce: 16, perSender: 2, waiting: 20, longest: 30_000 },
  visitors: { atOnce: 8, perSender: 1, waiting: 4, longest: 4_000 },
} as const;
const places = {
  staff: bodyPlaces(placeLimits.staff),
  visitors: bodyPlaces(placeLimits.visitors),
};

/** For routes of staff, each of whom sends two files at once. */
export const fromStaff: Senders = {
  places: places.staff,
  sender: (request) => callerOf(request).id,
  within: 5 * 60_000,
};

/** For routes of anybody: one small file of a network at a time. */
export const fromVisitors: Senders = {
  places: places.visitors,
  sender: ({ ip }) => clientNetwork(ip),
  within: 10_000,
};
