/** A login name: an e-mail's keyed hash, claimed by one user. It makes e-mails unique without an index to keep in step. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events, reject } from '../kit/event-sourcing/index.ts';

// Stream
export const loginNameStream = (emailHash: string): string => `loginName-${emailHash}`;

// Events
export const loginNameEvents = events({
  LoginNameClaimed: z
    .object({ userId: z.uuid() })
    .describe('A user logs in with this e-mail; nobody else can take it.'),
});
export type LoginNameEvent = EventOf<typeof loginNameEvents>;

// State
export type LoginName = { readonly userId?: string };
export const loginName: Decider<LoginName, LoginNameEvent> = {
  stream: loginNameStream,
  events: loginNameEvents,
  initial: {},
  evolve: (_, event) => ({ userId: event.data.userId }),
};

// Decisions
/** Gives the login name to a user for good. @throws Rejection `USER_ALREADY_EXISTS` when it is somebody else's */
export const claimLoginName =
  (userId: string): Decision<LoginName, LoginNameEvent> =>
  (claimed) => {
    if (claimed.userId === userId) return [];
    if (claimed.userId) return reject('USER_ALREADY_EXISTS', 'Ya existe un usuario con ese correo.');
    return [{ type: 'LoginNameClaimed', data: { userId } }];
  };
