/** A user of the console: who it is, with which roles, in which countries, and the password's hash. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  type Personal,
  personal,
  reject,
  rejectUnknown,
  unreachable,
} from '../event-sourcing/index.ts';
import { countryCodes, type CountryCode, type RoleName, roleNames } from '../reference/index.ts';

// Stream
export const userStream = (userId: string): string => `user-${userId}`;

// Events
export const userEvents = events({
  UserRegistered: z
    .object({
      name: personal(z.string().min(1)),
      email: personal(z.string().min(3)),
      roles: z.array(z.enum(roleNames)).min(1),
      countries: z.array(z.enum(countryCodes)).describe('whose records the user works with'),
    })
    .describe('Somebody became a user of the console.'),
  PasswordSet: z
    .object({ hash: personal(z.string()).describe('argon2id, in its own text format') })
    .describe('The user logs in with another password from now on, or for the first time with one.'),
});
export type UserEvent = EventOf<typeof userEvents>;

// State
export type User =
  | { readonly status: 'unregistered' }
  | {
      readonly status: 'active';
      readonly name: Personal<string>;
      readonly email: Personal<string>;
      readonly roles: readonly RoleName[];
      readonly countries: readonly CountryCode[];
      readonly passwordHash?: Personal<string>;
    };
export const initial: User = { status: 'unregistered' };

export function evolve(user: User, event: UserEvent): User {
  switch (event.type) {
    case 'UserRegistered':
      return { status: 'active', ...event.data };
    case 'PasswordSet':
      return user.status === 'active' ? { ...user, passwordHash: event.data.hash } : user;
    default:
      return unreachable(event);
  }
}

export const user: Decider<User, UserEvent> = { stream: userStream, events: userEvents, initial, evolve };

// Decisions
export type Registration = Extract<UserEvent, { type: 'UserRegistered' }>['data'];

/** Makes a user, still without a password. @throws Rejection `USER_ALREADY_EXISTS` */
export const registerUser =
  (registration: Registration): Decision<User, UserEvent> =>
  (user) =>
    user.status === 'unregistered'
      ? [{ type: 'UserRegistered', data: registration }]
      : reject('USER_ALREADY_EXISTS', 'Ya existe ese usuario.');

/**
 * Replaces the password, also by the same one.
 * @param hash argon2id, in its own text format
 * @throws Rejection `NOT_FOUND` for a user that nobody registered
 */
export const setPassword =
  (hash: string): Decision<User, UserEvent> =>
  (user) =>
    user.status === 'active'
      ? [{ type: 'PasswordSet', data: { hash } }]
      : rejectUnknown('No existe ese usuario.');

/** For accounts that are set up by a program that may run again: a password that is there stays. */
export const setFirstPassword =
  (hash: string): Decision<User, UserEvent> =>
  (user, now) =>
    user.status === 'active' && user.passwordHash !== undefined ? [] : setPassword(hash)(user, now);
