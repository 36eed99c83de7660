/** What each command on a user asks for. */
import { type ReactNode } from 'react';
import { type CommandForm, type Values } from '../../kit/commands/form.ts';
import { type UserCommandName, type UserRow } from '../user.ts';
import { NoteField, PauseFields, RoleFields, TeamField } from './fields.tsx';

export type UserForm = CommandForm<UserRow> & {
  readonly Fields?: (props: { user: UserRow }) => ReactNode;
  /** Whether it says first what will happen. */
  readonly explains?: boolean;
};

const only =
  (...names: readonly string[]) =>
  (values: Values): object =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? undefined]));

const explained: UserForm = { fields: [], payloadOf: only(), explains: true };

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
  resume: explained,
  'reset-password': explained,
  disable: { fields: ['note'], Fields: () => <NoteField />, payloadOf: only('note'), explains: true },
  enable: explained,
};

export const registerForm: CommandForm<UserRow> = {
  fields: ['name', 'email', 'roles', 'countries'],
  payloadOf: only('name', 'email', 'roles', 'countries'),
};
