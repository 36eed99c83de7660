/** The approval of a second person that a user waits for: its events, and what it is for. */
import { z } from 'zod';
import { type EventOf, events, personal } from '../kit/event-sourcing/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { type RoleName, roleNames } from '../reference/roles.ts';

export const longestUserNote = 500;

/** Kinds of requests: getting in, with these roles; other roles; a password for one use. */
export const approvable = ['access', 'roles', 'password'] as const;

/** The days after which nobody's answer ends it. */
export const approvalDays = 7;

const requestId = z.uuid().describe('the command that asked for it');
const askedBy = z.uuid().describe('the user who asked for it');
const text = z.string().max(longestUserNote);

export const approvalEvents = events({
  UserApprovalAsked: z
    .object({
      requestId,
      askedBy,
      what: z.enum(approvable).describe('getting in, other roles, or a password for one use'),
      roles: z.array(z.enum(roleNames)).min(1).describe('with which the user gets in, or is to have'),
      countries: z.array(z.enum(countryCodes)),
      note: personal(text).optional().describe('why, for who approves it'),
      endsAt: z.iso.datetime().describe('when it is over, if nobody has answered'),
    })
    .describe('Something about a user waits for the approval of a second person.'),
  UserApprovalGiven: z.object({ requestId, askedBy }).describe('A second person approved it.'),
  UserApprovalDeclined: z
    .object({ requestId, askedBy, reason: personal(text) })
    .describe('A second person said no; nothing changes.'),
  UserApprovalWithdrawn: z.object({ requestId }).describe('Who asked for it needs it no more.'),
  UserApprovalLapsed: z.object({ requestId, askedBy }).describe('Nobody answered in time; nothing changes.'),
});

export type AskedApproval = Extract<EventOf<typeof approvalEvents>, { type: 'UserApprovalAsked' }>['data'];

/** A request that waits, and since when. */
export type Approval = Omit<AskedApproval, 'roles' | 'countries'> & {
  readonly roles: readonly RoleName[];
  readonly countries: readonly CountryCode[];
  /** A UTC instant. */
  readonly askedAt: string;
};
