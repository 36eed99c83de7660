/** What the commands on users take, with messages in Spanish. */
import { longestTeam, mostOrganizations } from '@cotejo/core/identity';
import { longestUserNote } from '@cotejo/core/users';
import { countryCodes } from '@cotejo/core/kit/country';
import { roleNames } from '@cotejo/core/reference/roles';
import { serverMessage } from '@cotejo/core/reference/server-codes';
import { calendarDay, optionalText, text } from '@cotejo/core/kit/validation';
import { email, personName } from '@cotejo/core/people';
import { z } from 'zod';
import { notAnObject } from '../../kit/http/validated.ts';

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, notAnObject);
const listOf = <Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
  unknown = message,
) =>
  z
    .array(z.enum(values, unknown), message)
    .min(1, message)
    .transform((chosen) => [...new Set(chosen)] as Values[number][]);

const roles = listOf(roleNames, 'Elige al menos un rol.', serverMessage('ROLE_NOT_FOUND'));
const countries = listOf(countryCodes, 'Elige al menos un país.');
const note = optionalText(longestUserNote).describe('por qué; queda en el historial');
const why = optionalText(longestUserNote).describe(
  'por qué, para quien lo apruebe; se rechaza cuando nada necesita aprobación',
);
const requestId = z
  .uuid('Debe ser el requestId que figura en approval.')
  .toLowerCase()
  .describe('el que figura en approval');

export const nothing = body({});
export const onlyNote = body({ note });
export const onlyWhy = body({ note: why });
export const approvalBody = body({ requestId });
export const declineBody = body({ requestId, reason: text(longestUserNote).describe('por qué no') });
export const registration = body({ name: personName, email, roles, countries, note: why });
/** The server's code for an error in one of the roles. */
export const roleCodes = { 'roles.*': 'ROLE_NOT_FOUND' } as const;
export const rolesBody = body({ roles, countries, note: why });
export const teamBody = body({
  executiveIds: z
    .array(z.uuid('Elige a ejecutivos.').toLowerCase(), 'Elige a ejecutivos.')
    .max(longestTeam, `Elige ${longestTeam} ejecutivos como máximo.`),
});
const someOf = (message: string) =>
  z
    .array(z.string(message).max(40, message), message)
    .max(mostOrganizations, `Elige ${mostOrganizations} como máximo.`)
    .transform((chosen) => [...new Set(chosen)]);
export const companiesBody = body({
  companies: someOf('Elige empresas.'),
  partners: someOf('Elige partners.'),
});
export const pauseBody = body({
  reasonId: z.int('Elige un motivo.'),
  note,
  until: calendarDay('Debe ser una fecha, como 2026-03-31.')
    .optional()
    .describe('el día en que vuelve a recibir solicitudes; sin él, hasta que alguien lo diga'),
});
