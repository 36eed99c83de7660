/** Users as they are stored and shown: columns, rows, and how one follows from what happened to a user. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { roleNames } from '../reference/roles.ts';
import { userCommands } from './allowed-user-commands.ts';
import { approvable } from './approval-events.ts';
import { type RegisteredUser } from './user.ts';

const personal = column('text', z.string().nullable(), { isPersonal: true });
const pausedReason = z.int().nullable().describe('mientras no recibe solicitudes');
const organizations = column('text[]', z.array(z.string()).readonly());
const team = z.array(z.uuid()).readonly().describe('los ejecutivos de un supervisor');

const approval = z.object({
  requestId: z.uuid().describe('para approve, decline y withdraw-approval'),
  askedBy: z.uuid(),
  askedAt: z.iso.datetime(),
  endsAt: z.iso.datetime().describe('cuándo vence, si nadie responde'),
  what: z.enum(approvable).describe('que pueda entrar, otros roles, o una contraseña de un solo uso'),
  roles: z.array(z.enum(roleNames)).readonly(),
  countries: z.array(z.enum(countryCodes)).readonly(),
  note: z.string().nullable(),
});

export const userTable = table({
  name: 'staff_member',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    name: personal,
    email: personal,
    roles: column('text[]', z.array(z.enum(roleNames)).readonly()),
    countries: column('text[]', z.array(z.enum(countryCodes)).readonly()),
    status: column('text', z.enum(['active', 'disabled'])),
    pausedReasonId: column('int', pausedReason),
    pauseNote: personal,
    pausedUntil: column(
      'text',
      z.iso.date().nullable().describe('el día en que vuelve a recibir solicitudes'),
    ),
    pauseIsAutomatic: column('boolean', z.boolean().describe('por el saldo de su cuenta')),
    team: column('uuid[]', team),
    companies: organizations,
    partners: organizations,
    mustChangePassword: column('boolean', z.boolean().describe('la contraseña actual es de un solo uso')),
    passwordExpiresAt: column('timestamptz', z.iso.datetime().nullable().describe('null sin contraseña')),
    approval: column('jsonb', approval.nullable().describe('lo que espera la aprobación de otra persona'), {
      isPersonal: true,
    }),
  },
  hidden: { epoch: column('int', z.int()) },
});
export type UserRow = RowOf<typeof userTable>;

/** A row for one viewer, with the commands that this person may send. */
export const userRecordSchema = userTable.row.extend({
  approval: approval.extend({ askedByName: z.string().nullable() }).nullable(),
  allowedCommands: allowedCommandsSchema(userCommands),
});
export type UserRecord = Readonly<z.infer<typeof userRecordSchema>>;

export const userValues = (id: string, user: RegisteredUser): ValuesOf<typeof userTable> => {
  const { roles, countries, status, pause, approval, team, companies, partners, epoch } = user;
  const [password] = user.passwords;
  return {
    id,
    name: unlessErased(user.name) ?? null,
    email: unlessErased(user.email) ?? null,
    roles,
    countries,
    status,
    pausedReasonId: pause?.reasonId ?? null,
    pauseNote: unlessErased(pause?.note) ?? null,
    pausedUntil: pause?.until ?? null,
    pauseIsAutomatic: pause?.automatic ?? false,
    team,
    companies,
    partners,
    mustChangePassword: password?.oneTime ?? false,
    passwordExpiresAt: password?.expiresAt ?? null,
    approval: approval ? { ...approval, note: unlessErased(approval.note) ?? null } : null,
    epoch,
  };
};

/**
 * @param user what its events fold to
 * @param at its version and the position of its last event
 */
export const userRow = (
  id: string,
  user: RegisteredUser,
  at: { readonly version: number; readonly position: string },
): UserRow => {
  const { epoch: _, ...shown } = userValues(id, user);
  return { ...shown, ...at };
};
