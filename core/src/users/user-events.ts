/** The events of a user of the console: the stored format. */
import { z } from 'zod';
import { type EventOf, events, personal } from '../kit/event-sourcing/index.ts';
import { longestTeam, mostOrganizations } from '../identity/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { pauseReasons } from '../reference/pause-reasons.ts';
import { roleNames } from '../reference/roles.ts';
import { approvalEvents, longestUserNote } from './approval-events.ts';

export const linkPurposes = ['access', 'forgotten'] as const;

const roles = z.array(z.enum(roleNames)).min(1);
const countries = z.array(z.enum(countryCodes)).describe('whose records the user works with');
const organizations = z.array(z.string()).max(mostOrganizations);
const note = personal(z.string().max(longestUserNote)).optional();
const pauseReasonId = z
  .int()
  .refine((id) => pauseReasons.some((reason) => reason.id === id))
  .describe('a pause reason');

export const userEvents = events({
  UserRegistered: z
    .object({
      name: personal(z.string().min(1)),
      email: personal(z.string().min(3)),
      roles,
      countries,
    })
    .describe('Somebody became a user of the console.'),
  PasswordSet: z
    .object({
      hash: personal(z.string()).describe('argon2id, in its own text format'),
      oneTime: z
        .boolean()
        .optional()
        .describe('somebody else knows it: it has to be changed at the first login'),
      expiresAt: z.iso
        .datetime()
        .optional()
        .describe('until when it is good; without it, 90 days from when it was set'),
      linkId: z.uuid().optional().describe('of the mailed link by which the user chose it'),
    })
    .describe('The user logs in with another password from now on, or for the first time with one.'),
  PasswordLinkAsked: z
    .object({
      linkId: z
        .uuid()
        .describe('and of its mail; whoever has the platform’s key can derive the secret from it'),
      purpose: z
        .enum(linkPurposes)
        .describe('access: somebody of the house let the user in; forgotten: asked on the login page'),
      expiresAt: z.iso.datetime(),
    })
    .describe('The user is to get a link by mail by which to choose a password, once.'),
  UserDisabled: z.object({ note }).describe('The user gets in no more; sessions end at once.'),
  UserEnabled: z.object({}).describe('The user gets in again.'),
  UserRolesChanged: z
    .object({ roles, countries })
    .describe('What the user may do changed, from this moment on in every session.'),
  UserTeamChanged: z
    .object({ executiveIds: z.array(z.uuid()).max(longestTeam) })
    .describe('A supervisor answers for these executives.'),
  UserCompaniesChanged: z
    .object({
      companies: organizations.describe('by their ids, the country and the document'),
      partners: organizations.describe('by their ids, the country and the document'),
    })
    .describe('The user is of these companies’ and partners’ people, and sees what is theirs.'),
  UserPaused: z
    .object({
      reasonId: pauseReasonId,
      note,
      until: z.iso.date().optional().describe('the day on which the executive is given leads again'),
      endsAt: z.iso.datetime().optional().describe('when that day begins where the executive works'),
      automatic: z.literal(true).optional().describe('by the balance of the account, which ends it too'),
    })
    .describe('An executive is given no new leads for a while.'),
  UserResumed: z.object({}).describe('The executive is given leads again.'),
  ...approvalEvents,
});
export type UserEvent = EventOf<typeof userEvents>;
