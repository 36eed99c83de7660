/** What staff may do with users. */
import { company, isRegistered } from '@cotejo/core/companies';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { partner } from '@cotejo/core/partners';
import {
  admitUser,
  allowedUserCommands,
  changeUserCompanies,
  changeUserRoles,
  changeUserTeam,
  claimLoginName,
  disableUser,
  enableUser,
  loginName,
  maySeeUser,
  pauseUser,
  resetPassword,
  resumeUser,
  type User,
  user,
  type UserEvent,
  userRecordSchema,
  type UserRecord,
  userRow,
} from '@cotejo/core/users';
import { approveUser, declineApproval, rejectUnknownUser, withdrawApproval } from '@cotejo/core/users/server';
import { z } from 'zod';
import {
  command,
  type Command,
  type CommandedAggregate,
  type Sending,
} from '../../kit/commands/definition.ts';
import { administratorsGuard, contextOf, type GuardParts, isFor } from './administrators-guard.ts';
import { emailHash } from '../email-hash.ts';
import { firstPasswords } from '../passwords/first-passwords.ts';
import { type StaffDirectory } from '../staff-directory.ts';
import {
  approvalBody,
  companiesBody,
  declineBody,
  nothing,
  onlyNote,
  onlyWhy,
  pauseBody,
  registration,
  roleCodes,
  rolesBody,
  teamBody,
} from './user-bodies.ts';

export type UserParts = GuardParts & {
  readonly directory: StaffDirectory;
  /** 32 bytes for keyed hashes. */
  readonly indexKey: Buffer;
  /** For how many days a password is valid. */
  readonly passwordDays: number;
  /** Whether there is a way for mail to go out: nobody is told a password then, and the user gets a link. */
  readonly sendsMail: boolean;
};

const passwordAnswer = z.object({
  oneTimePassword: z
    .string()
    .optional()
    .describe(
      'para el primer ingreso, si ya puede entrar y la instalación no envía correos; no se vuelve a mostrar',
    ),
});

/** @throws Rejection `INVALID_INPUT` for a company or a partner that there is not */
const mustBeThere = async (
  { load }: Pick<UserParts, 'load'>,
  { companies, partners }: { readonly companies: readonly string[]; readonly partners: readonly string[] },
): Promise<void> => {
  const [foundCompanies, foundPartners] = await Promise.all([
    Promise.all(companies.map(async (id) => isRegistered((await load(company, id)).state))),
    Promise.all(partners.map(async (id) => (await load(partner, id)).state.status === 'known')),
  ]);
  if (foundCompanies.includes(false)) rejectInput({ companies: 'Elige empresas registradas.' });
  if (foundPartners.includes(false)) rejectInput({ partners: 'Elige partners registrados.' });
};

const userCommandsOf = (parts: UserParts): readonly Command<User, UserEvent>[] => {
  const { handle, load, directory, indexKey, passwordDays: days, sendsMail } = parts;
  const passwords = firstPasswords(indexKey);
  const guarded = administratorsGuard(parts);
  const reveals = {
    schema: passwordAnswer,
    // Nothing where the user gets a link or it waits for an approval, and nothing of a password that was replaced meanwhile.
    values: (sending: Sending, state: User) =>
      !sendsMail && state.status !== 'unregistered' && state.passwords[0]?.commandId === sending.commandId
        ? { oneTimePassword: passwords.of(sending) }
        : {},
  };
  /** A password for one use: the same again for the same command. With mail nobody is told it, and a link takes its place. */
  const first = async (sending: Sending) => ({
    hash: await passwords.hashOf(sending),
    days,
    ...(sendsMail && { linkId: uuidV5(sending.commandId, 'password-link') }),
  });
  const about = ({ id, by }: Sending) => ({ id, by });
  const asking = ({ id, by, commandId: requestId }: Sending) => ({ id, by, requestId });

  return [
    command({
      name: 'register',
      permission: 'users:register',
      summary:
        'Registra a un usuario, que recibe un enlace para elegir contraseña, o por aprobar si sus roles lo piden',
      body: registration,
      codes: roleCodes,
      reveals,
      async decide(input, sending) {
        const { id, commandId } = sending;
        const decision = admitUser({
          ...input,
          by: sending.by,
          requestId: commandId,
          ...(await first(sending)),
        });
        const { state, version } = await load(user, id);
        // The e-mail is claimed first, and only for somebody who will be there: nobody is left with a name and no user.
        if (state.status === 'unregistered' && isFor(version, sending)) {
          decision(state, parts.now());
          await handle(loginName, emailHash(indexKey, input.email), claimLoginName(id), {
            ...contextOf(sending, parts.now()),
            commandId: uuidV5(commandId, 'login-name'),
          });
        }
        return decision;
      },
    }),
    command({
      name: 'disable',
      permission: 'users:disable',
      summary: 'Desactiva al usuario: sus sesiones terminan al instante',
      body: onlyNote,
      decide: ({ note }, sending) => guarded(disableUser({ ...about(sending), note }), sending),
    }),
    command({
      name: 'enable',
      permission: 'users:enable',
      summary: 'Reactiva al usuario, o lo deja por aprobar si sus roles lo piden',
      body: onlyWhy,
      decide: (input, sending) => guarded(enableUser({ ...asking(sending), ...input }), sending),
    }),
    command({
      name: 'change-roles',
      permission: 'users:change-roles',
      summary: 'Cambia los roles y países del usuario; vale al instante, o al aprobarse lo que lo pida',
      body: rolesBody,
      codes: roleCodes,
      decide: (input, sending) => guarded(changeUserRoles({ ...asking(sending), ...input }), sending),
    }),
    command({
      name: 'change-team',
      permission: 'users:change-team',
      summary: 'Cambia los ejecutivos de un supervisor',
      body: teamBody,
      async decide({ executiveIds }, sending) {
        const team = await Promise.all(executiveIds.map((id) => directory.find(id)));
        return changeUserTeam({ ...about(sending), team });
      },
    }),
    command({
      name: 'change-companies',
      permission: 'users:change-roles',
      summary: 'Cambia de qué empresas y partners es el usuario: ve solo lo suyo; vale al instante',
      body: companiesBody,
      async decide(given, sending) {
        await mustBeThere(parts, given);
        return changeUserCompanies({ ...about(sending), ...given });
      },
    }),
    command({
      name: 'reset-password',
      permission: 'users:reset-password',
      summary: 'Quita la contraseña al usuario, que recibe un enlace para elegir otra',
      body: onlyWhy,
      reveals,
      async decide(input, sending) {
        return resetPassword({ ...asking(sending), ...input, ...(await first(sending)) });
      },
    }),
    command({
      name: 'approve',
      permission: 'users:approve',
      summary: 'Aprueba lo pendiente de un usuario, que recibe un enlace si aún no tiene contraseña',
      body: approvalBody,
      reveals,
      async decide({ requestId }, sending) {
        return guarded(approveUser({ ...about(sending), requestId, ...(await first(sending)) }), sending);
      },
    }),
    command({
      name: 'decline',
      permission: 'users:approve',
      summary: 'Rechaza lo pendiente de un usuario: nada cambia',
      body: declineBody,
      decide: (input, sending) => declineApproval({ ...about(sending), ...input }),
    }),
    command({
      name: 'withdraw-approval',
      permission: 'users:register',
      summary: 'Retira lo que uno mismo pidió y sigue pendiente',
      body: approvalBody,
      decide: (input, sending) => withdrawApproval({ ...about(sending), ...input }),
    }),
    command({
      name: 'pause',
      permission: 'users:pause',
      summary: 'Deja al ejecutivo sin solicitudes nuevas por un tiempo',
      body: pauseBody,
      decide: (input, sending) => pauseUser({ ...about(sending), ...input }),
    }),
    command({
      name: 'resume',
      permission: 'users:resume',
      summary: 'Vuelve a dar solicitudes al ejecutivo',
      body: nothing,
      decide: (_, sending) => resumeUser(about(sending)),
    }),
  ];
};

export const userAggregate = (parts: UserParts): CommandedAggregate<User, UserEvent, UserRecord> => ({
  name: 'users',
  tag: 'Usuarios',
  decider: user,
  commands: userCommandsOf(parts),
  maySee: (state, viewer, id) => state.status !== 'unregistered' && maySeeUser({ ...state, id }, viewer),
  shown: userRecordSchema,
  async show(id, state, at, viewer) {
    if (state.status === 'unregistered') return rejectUnknownUser();
    const row = userRow(id, state, at);
    const { approval } = row;
    const nameOf = await parts.directory.names(approval ? [approval.askedBy] : []);
    return {
      ...row,
      approval: approval && { ...approval, askedByName: nameOf(approval.askedBy) },
      allowedCommands: allowedUserCommands({ ...state, id }, viewer),
    };
  },
});
