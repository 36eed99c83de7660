/** A user as the console shows it: the same in lists, in answers to commands and in the read model. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { countryCodes, roleNames } from '../reference/index.ts';
import { userCommands } from './allowed-user-commands.ts';
import { type RegisteredUser } from './user.ts';

const text = z.string().nullable();

export const userRowSchema = z.object({
  id: z.uuid(),
  version: z.int().describe('número de eventos del usuario'),
  position: z.string().describe('posición de su último evento en el registro, un decimal'),
  name: text,
  email: text,
  roles: z.array(z.enum(roleNames)).readonly(),
  countries: z.array(z.enum(countryCodes)).readonly(),
  status: z.enum(['active', 'disabled']),
  pausedReasonId: z.int().nullable().describe('mientras no recibe solicitudes'),
  pauseNote: text,
  team: z.array(z.uuid()).readonly().describe('los ejecutivos de un supervisor'),
  mustChangePassword: z.boolean().describe('la contraseña actual es de un solo uso'),
  passwordExpiresAt: z.iso.datetime().nullable().describe('null sin contraseña'),
});
export type UserRow = Readonly<z.infer<typeof userRowSchema>>;

/** What one viewer gets: the row, and what that person may do with it. */
export const userRecordSchema = userRowSchema.extend({
  allowedCommands: z
    .array(
      z.object({
        command: z.enum(userCommands),
        allowed: z.boolean(),
        reason: z.string().optional().describe('por qué no'),
      }),
    )
    .readonly(),
});
export type UserRecord = Readonly<z.infer<typeof userRecordSchema>>;

/**
 * @param user what its events fold to
 * @param at its version and the position of its last event
 */
export const userRow = (
  id: string,
  user: RegisteredUser,
  at: { readonly version: number; readonly position: string },
): UserRow => {
  const [password] = user.passwords;
  return {
    id,
    version: at.version,
    position: at.position,
    name: unlessErased(user.name) ?? null,
    email: unlessErased(user.email) ?? null,
    roles: user.roles,
    countries: user.countries,
    status: user.status,
    pausedReasonId: user.pause?.reasonId ?? null,
    pauseNote: unlessErased(user.pause?.note) ?? null,
    team: user.team,
    mustChangePassword: password?.oneTime ?? false,
    passwordExpiresAt: password?.expiresAt ?? null,
  };
};
