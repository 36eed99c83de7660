/** What the doors of identity take and answer. */
import { longestUserNote } from '@cotejo/core/users';
import { countryCodes } from '@cotejo/core/kit/country';
import { permissions } from '@cotejo/core/reference/permissions';
import { roleNames } from '@cotejo/core/reference/roles';
import { cleaned, signsAsTyped } from '@cotejo/core/kit/text';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { notAnObject } from '../kit/http/validated.ts';

const typed = (maximum: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'Campo requerido.' : 'Debe ser un texto.') })
    .min(1, 'Campo requerido.')
    .max(maximum, `Escribe ${maximum} caracteres como máximo.`);

/** An e-mail without the signs that come along when it is pasted; a password is what was typed, sign by sign. */
const loginName = typed(300).overwrite((email) => signsAsTyped(cleaned(email)).trim());

export const credentials = z.strictObject({ email: loginName, password: typed(200) }, notAnObject);

const nextPassword = typed(200).describe(
  'de 8 a 12 caracteres, con mayúscula, minúscula, número y un carácter especial; ninguna de las últimas 4, ' +
    'ninguna palabra muy común, ni el propio nombre o correo',
);

export const passwordChangeBody = z.strictObject(
  { email: loginName, current: typed(200).describe('la contraseña de ahora'), next: nextPassword },
  notAnObject,
);

const linkToken = typed(200).describe('lo que sigue a # en el enlace del correo');
export const forgottenBody = z.strictObject({ email: loginName }, notAnObject);
export const linkBody = z.strictObject({ token: linkToken }, notAnObject);
export const linkChoiceBody = z.strictObject({ token: linkToken, next: nextPassword }, notAnObject);
export const linkAnswer = z.object({ email: z.string().describe('con el que se inicia sesión') });

export const actAsBody = z.strictObject(
  {
    userId: z.uuid('Elige a una persona.').toLowerCase(),
    reason: text(longestUserNote).describe('para qué; queda en el historial de esa persona'),
  },
  notAnObject,
);

export const tokenBody = z.strictObject({ token: typed(8_000).optional() }, notAnObject);

export const sessionAnswer = z.object({
  token: z.string().describe('para Authorization: Bearer'),
  expiresAt: z.iso.datetime().describe('hasta cuándo vale el token'),
  sessionExpiresAt: z.iso
    .datetime()
    .optional()
    .describe('hasta cuándo se renueva el token; falta donde la sesión sigue como estaba'),
  sendsMail: z
    .boolean()
    .describe('si la instalación envía correos: entonces nadie más que cada persona conoce su contraseña'),
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roleNames)).readonly(),
    permissions: z.array(z.enum(permissions)).readonly(),
    countries: z.array(z.enum(countryCodes)).readonly(),
    actedBy: z
      .object({ id: z.uuid(), name: z.string(), until: z.iso.datetime() })
      .optional()
      .describe('quien actúa como esta persona, y hasta cuándo'),
  }),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;
