/** What each command on a user asks for. */
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { type CommandForm } from '../../kit/commands/form.ts';
import { type UserCommandName, type UserRow } from '../user.ts';
import { session } from '../../kit/providers/tab.ts';
import { type waitingTexts } from '../words.ts';
import { effectOn, payloadByRoles, payloadByUser, waitsOn } from './waits.ts';
import { WaitsByRoles, WaitsNotice } from './WaitsNotice.tsx';
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

/** Takes effect at once, or once a second person approves it. */
const maybeWaiting = (command: keyof typeof waitingTexts): RecordForm<UserRow> => ({
  fields: ['note'],
  payloadOf: payloadByUser(command, session.sendsMail),
  explains: ({ record }) => effectOn(record, command, session.sendsMail()),
  Fields: ({ record }) =>
    waitsOn(record, command, session.sendsMail()) && <WaitsNotice roles={record.roles} />,
});

export const userForms = {
  'change-roles': {
    fields: ['roles', 'countries', 'note'],
    payloadOf: payloadByRoles('roles', 'countries'),
    startsWith: ({ roles, countries }) => ({ roles: [...roles], countries: [...countries] }),
    Fields: ({ record }) => (
      <>
        <RoleFields />
        <WaitsByRoles user={record} />
      </>
    ),
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
  'reset-password': maybeWaiting('reset-password'),
  disable: {
    fields: ['note'],
    Fields: () => <NoteField />,
    explains: true,
    takesAway: true,
  },
  enable: maybeWaiting('enable'),
  // Acting as somebody is no command on that person.
  'act-as': { Dialog: ActAsDialog },
} satisfies Readonly<
  Record<
    Exclude<UserCommandName, 'approve' | 'decline' | 'withdraw-approval'>,
    RecordForm<UserRow> | { Dialog: typeof ActAsDialog }
  >
>;

const RegisterFields = () => (
  <>
    <PersonFields />
    <RoleFields />
    <WaitsByRoles />
  </>
);

export const registerForm: CommandForm<UserRow> & { Fields: typeof RegisterFields } = {
  fields: ['name', 'email', 'roles', 'countries', 'note'],
  payloadOf: payloadByRoles('name', 'email', 'roles', 'countries'),
  Fields: RegisterFields,
};
