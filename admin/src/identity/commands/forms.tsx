/** What each command on a user asks for. */
import { type ReactNode } from 'react';
import { type UserCommandName, type UserRow } from '../user.ts';
import { NoteField, PauseFields, RoleFields, TeamField } from './fields.tsx';

type Values = Record<string, unknown>;
export type UserForm = {
  /** The fields that can say themselves what is wrong with them. */
  readonly fields: readonly string[];
  readonly startsWith?: (user: UserRow) => Values;
  readonly Fields?: (props: { user: UserRow }) => ReactNode;
  readonly payloadOf?: (values: Values) => object;
  /** Whether it says first what will happen. */
  readonly explains?: boolean;
};

const only =
  (...names: readonly string[]) =>
  (values: Values): object =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? undefined]));

/** Acting as somebody is no command on that person: it has a dialog of its own. */
export const userForms: Readonly<Record<Exclude<UserCommandName, 'act-as'>, UserForm>> = {
  'change-roles': {
    fields: ['roles', 'countries'],
    startsWith: ({ roles, countries }) => ({ roles: [...roles], countries: [...countries] }),
    Fields: () => <RoleFields />,
    payloadOf: only('roles', 'countries'),
  },
  'change-team': {
    fields: ['executiveIds'],
    startsWith: ({ team }) => ({ executiveIds: [...team] }),
    Fields: ({ user }) => <TeamField user={user} />,
    payloadOf: ({ executiveIds }) => ({ executiveIds: executiveIds ?? [] }),
  },
  pause: {
    fields: ['reasonId', 'note'],
    startsWith: ({ pausedReasonId, pauseNote }) => ({ reasonId: pausedReasonId, note: pauseNote }),
    Fields: () => <PauseFields />,
    payloadOf: only('reasonId', 'note'),
  },
  resume: { fields: [], explains: true },
  'reset-password': { fields: [], explains: true },
  disable: { fields: ['note'], Fields: () => <NoteField />, payloadOf: only('note'), explains: true },
  enable: { fields: [], explains: true },
};
