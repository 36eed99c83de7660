/** What each command on a user asks for. */
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { type CommandForm, type Values } from '../../kit/commands/form.ts';
import { type UserCommandName, type UserRow } from '../user.ts';
import { ActAsDialog } from './ActAsDialog.tsx';
import {
  NoteField,
  OrganizationFields,
  PauseFields,
  PauseText,
  PersonFields,
  RoleFields,
  TeamField,
} from './fields.tsx';

const only =
  (...names: readonly string[]) =>
  (values: Values): object =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? undefined]));

const explained: RecordForm<UserRow> = { fields: [], payloadOf: only(), explains: true };

export const userForms = {
  'change-roles': {
    fields: ['roles', 'countries'],
    startsWith: ({ roles, countries }) => ({ roles: [...roles], countries: [...countries] }),
    Fields: () => <RoleFields />,
    payloadOf: only('roles', 'countries'),
  },
  'change-team': {
    fields: ['executiveIds'],
    startsWith: ({ team }) => ({ executiveIds: [...team] }),
    Fields: ({ record }) => <TeamField user={record} />,
    payloadOf: ({ executiveIds }) => ({ executiveIds: executiveIds ?? [] }),
  },
  'change-companies': {
    fields: ['companies', 'partners'],
    startsWith: ({ companies, partners }) => ({ companies: [...companies], partners: [...partners] }),
    Fields: ({ record }) => <OrganizationFields user={record} />,
    payloadOf: ({ companies, partners }) => ({ companies: companies ?? [], partners: partners ?? [] }),
  },
  pause: {
    fields: ['reasonId', 'until', 'note'],
    startsWith: ({ pausedReasonId, pausedUntil, pauseNote, pauseIsAutomatic }) =>
      pauseIsAutomatic ? {} : { reasonId: pausedReasonId, until: pausedUntil, note: pauseNote },
    Fields: () => <PauseFields />,
    payloadOf: only('reasonId', 'until', 'note'),
    explains: ({ record }) => <PauseText user={record} />,
  },
  resume: explained,
  'reset-password': explained,
  disable: {
    fields: ['note'],
    Fields: () => <NoteField />,
    payloadOf: only('note'),
    explains: true,
    takesAway: true,
  },
  enable: explained,
  // Acting as somebody is no command on that person.
  'act-as': { Dialog: ActAsDialog },
} satisfies Readonly<Record<UserCommandName, RecordForm<UserRow> | { Dialog: typeof ActAsDialog }>>;

const RegisterFields = () => (
  <>
    <PersonFields />
    <RoleFields />
  </>
);

export const registerForm: CommandForm<UserRow> & { Fields: typeof RegisterFields } = {
  fields: ['name', 'email', 'roles', 'countries'],
  payloadOf: only('name', 'email', 'roles', 'countries'),
  Fields: RegisterFields,
};
