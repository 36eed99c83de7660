/** What each command on a user asks for. */
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { type CommandForm } from '../../kit/commands/form.ts';
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

const explained = { explains: true };

export const userForms = {
  'change-roles': {
    fields: ['roles', 'countries'],
    startsWith: 'record',
    Fields: () => <RoleFields />,
  },
  'change-team': {
    fields: ['executiveIds'],
    startsWith: ({ team }) => ({ executiveIds: [...team] }),
    Fields: ({ record }) => <TeamField user={record} />,
    emptied: { executiveIds: [] },
  },
  'change-companies': {
    fields: ['companies', 'partners'],
    startsWith: 'record',
    Fields: ({ record }) => <OrganizationFields user={record} />,
    emptied: { companies: [], partners: [] },
  },
  pause: {
    fields: ['reasonId', 'until', 'note'],
    startsWith: ({ pausedReasonId, pausedUntil, pauseNote, pauseIsAutomatic }) =>
      pauseIsAutomatic ? {} : { reasonId: pausedReasonId, until: pausedUntil, note: pauseNote },
    Fields: () => <PauseFields />,
    explains: ({ record }) => <PauseText user={record} />,
  },
  resume: explained,
  'reset-password': explained,
  disable: {
    fields: ['note'],
    Fields: () => <NoteField />,
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
  Fields: RegisterFields,
};
