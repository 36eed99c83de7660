/** A user of the console: who it is, with which roles, in which countries, and whether this person gets in. */
import { type Decider, type Personal, unreachable } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type RoleName } from '../reference/roles.ts';
import { type Approval } from './approval-events.ts';
import { passwordRule } from './password.ts';
import { type linkPurposes, type UserEvent, userEvents } from './user-events.ts';

// Stream
export const userStream = (userId: string): string => `user-${userId}`;

// State
export type Password = {
  readonly hash: Personal<string>;
  /** It has to be changed before it opens a session. */
  readonly oneTime: boolean;
  /** A UTC instant. */
  readonly expiresAt: string;
  /** The command that set it, where it is for one use: its answer alone tells it. */
  readonly commandId?: string;
};

/** By which the user may choose a password, once. Its secret is derived and kept nowhere. */
export type PasswordLink = {
  readonly id: string;
  readonly purpose: (typeof linkPurposes)[number];
  /** A UTC instant. */
  readonly expiresAt: string;
};

export type Pause = {
  readonly reasonId: number;
  readonly note?: Personal<string>;
  /** The calendar day on which leads are given again, and the UTC instant at which it begins; without an end, neither. */
  readonly until?: string;
  readonly endsAt?: string;
  /** By the balance of the account: no person ends it. */
  readonly automatic?: true;
};

export type RegisteredUser = {
  readonly status: 'active' | 'disabled';
  readonly name: Personal<string>;
  readonly email: Personal<string>;
  readonly roles: readonly RoleName[];
  readonly countries: readonly CountryCode[];
  /** The executives that a supervisor answers for. */
  readonly team: readonly string[];
  /** The companies whose people the user is of, by id. */
  readonly companies: readonly string[];
  /** The partners whose people the user is of, by id. */
  readonly partners: readonly string[];
  readonly pause?: Pause;
  /** The request that waits for a second person; nothing of it holds before. */
  readonly approval?: Approval;
  /** The newest first, as many as a new one is compared with. */
  readonly passwords: readonly Password[];
  /** The newest first, also those whose time is over; another password ends them all, and so does disabling the user. */
  readonly passwordLinks: readonly PasswordLink[];
  /** Grows whenever an access token that was issued before says what is true no more. */
  readonly epoch: number;
  /** Grows whenever sessions that were opened before are over. */
  readonly loginEpoch: number;
};
export type User = { readonly status: 'unregistered' } | RegisteredUser;
export const initial: User = { status: 'unregistered' };
/** A user as registered, beside what the registration says. */
export const newcomer = {
  status: 'active',
  team: [],
  companies: [],
  partners: [],
  passwords: [],
  passwordLinks: [],
  epoch: 0,
  loginEpoch: 0,
} as const;

/** Milliseconds. */
const day = 24 * 60 * 60 * 1_000;

/** Until when a password is good that was set then. */
export const passwordExpiry = (setAt: Date, days: number = passwordRule.days): string =>
  new Date(setAt.getTime() + days * day).toISOString();

/** The request is answered, or can hold no more. */
const withoutApproval = ({ approval: _, ...user }: RegisteredUser): RegisteredUser => user;

const withOlderTokens = (user: RegisteredUser): RegisteredUser => ({ ...user, epoch: user.epoch + 1 });
const withoutSessions = (user: RegisteredUser): RegisteredUser => ({
  ...withOlderTokens(user),
  passwordLinks: [],
  loginEpoch: user.loginEpoch + 1,
});

/** As many as anybody may still open. */
const keptLinks = 4;

export const user: Decider<User, UserEvent> = {
  stream: userStream,
  events: userEvents,
  initial,
  evolve(user, event, { occurredAt, commandId }) {
    if (event.type === 'UserRegistered') return { ...newcomer, ...event.data };
    if (user.status === 'unregistered') return user;
    switch (event.type) {
      case 'PasswordSet': {
        const { hash, oneTime = false, expiresAt = passwordExpiry(new Date(occurredAt)) } = event.data;
        const password = { hash, oneTime, expiresAt, ...(oneTime && { commandId }) };
        const passwords = [password, ...user.passwords].slice(0, passwordRule.remembered);
        return withoutSessions({ ...user, passwords });
      }
      case 'PasswordLinkAsked': {
        const { linkId: id, purpose, expiresAt } = event.data;
        const passwordLinks = [{ id, purpose, expiresAt }, ...user.passwordLinks].slice(0, keptLinks);
        return { ...user, passwordLinks };
      }
      case 'UserDisabled':
        return withoutSessions({ ...withoutApproval(user), status: 'disabled' });
      case 'UserEnabled':
        return { ...user, status: 'active' };
      case 'UserRolesChanged':
        return withOlderTokens({ ...withoutApproval(user), ...event.data });
      case 'UserTeamChanged':
        return withOlderTokens({ ...user, team: event.data.executiveIds });
      case 'UserCompaniesChanged':
        return withOlderTokens({ ...user, ...event.data });
      case 'UserPaused':
        return { ...user, pause: event.data };
      case 'UserResumed': {
        const { pause: _, ...working } = user;
        return working;
      }
      case 'UserApprovalAsked':
        return { ...user, approval: { ...event.data, askedAt: occurredAt } };
      case 'UserApprovalGiven':
      case 'UserApprovalDeclined':
      case 'UserApprovalWithdrawn':
      case 'UserApprovalLapsed':
        return withoutApproval(user);
      default:
        return unreachable(event);
    }
  },
};

/** Whether the user's password opens a session, or has to be changed first. */
export const mustChangePassword = (user: Pick<RegisteredUser, 'passwords'>, now: Date): boolean => {
  const [newest] = user.passwords;
  return newest !== undefined && (newest.oneTime || Date.parse(newest.expiresAt) <= now.getTime());
};
