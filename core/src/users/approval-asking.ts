/** Asking for a second person's approval: when it is needed, and what is asked. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { needsApproval } from '../reference/rights.ts';
import { type RoleName } from '../reference/roles.ts';
import { approvalDays, type AskedApproval } from './approval-events.ts';
import { type RegisteredUser } from './user.ts';
import { type UserEvent } from './user-events.ts';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1_000;

/** The asker, the command, and why. */
export type Asking = { readonly by: Staff; readonly requestId: string; readonly note?: string };

type Given = { readonly roles: readonly RoleName[]; readonly countries: readonly CountryCode[] };

/**
 * Whether a change of roles takes an approval: a role that needs one is new, or holds in more countries than before. Nothing
 * waits for a user who does not get in: getting in does.
 */
export const isWaitedFor = (
  { roles, countries }: Given,
  user: Given & Pick<RegisteredUser, 'status'>,
): boolean =>
  user.status === 'active' &&
  roles.some(
    (role) =>
      needsApproval(role) &&
      (!user.roles.includes(role) || countries.some((country) => !user.countries.includes(country))),
  );

export const askApproval = (
  what: AskedApproval['what'],
  { roles, countries }: Given,
  { by, requestId, note }: Asking,
  now: Date,
): UserEvent => ({
  type: 'UserApprovalAsked',
  data: {
    requestId,
    askedBy: by.id,
    what,
    roles: [...roles],
    countries: [...countries],
    ...(note !== undefined && { note }),
    endsAt: new Date(now.getTime() + approvalDays * day).toISOString(),
  },
});
