/** The console's sentences about users, worked out without a screen. */
import { countryOf } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { approvalText } from '@cotejo/core/users';
import { spelledDay } from '@cotejo/core/kit/time';
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { plural } from '../kit/words/plural.ts';
import { formatInstant } from '../kit/time/time.ts';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserHistoryRow, type UserHistoryType, type UserRow } from './user.ts';

export const countriesText = (codes: readonly CountryCode[]): string =>
  codes.map((code) => countryOf(code).name).join(', ');

/** Why somebody is paused, and the day on which leads are given again. */
export const pauseText = (reasonId: number | null, until: string | null | undefined): string | undefined => {
  const reason = pauseReasonName(reasonId);
  return reason && until ? `${reason}, vuelve el ${spelledDay(until)}` : reason;
};

const givenNoMore = 'Deja de recibir solicitudes nuevas.';
const seenAtHome = 'desde Inicio, en «Ejecutivos en pausa», puedes';

/**
 * Effect of a pause on the leads that an executive has.
 * @param open how many are open; left out where that is not known
 */
export const pauseMeaning = (open: number | undefined): string => {
  if (open === undefined)
    return `${givenNoMore} Las que tiene siguen a su nombre: ${seenAtHome} verlas y reasignarlas.`;
  if (open === 0) return `${givenNoMore} No tiene ninguna abierta.`;
  return plural(
    open,
    `${givenNoMore} La solicitud abierta que tiene sigue a su nombre: ${seenAtHome} verla y reasignarla.`,
    `${givenNoMore} Las ${open.toLocaleString('es-419')} abiertas que tiene siguen a su nombre: ${seenAtHome} verlas y reasignarlas.`,
  );
};

/** How a user's password stands. @param sendsMail whether users choose it by a mailed link */
export const passwordText = (
  { mustChangePassword, passwordExpiresAt }: Pick<UserRow, 'mustChangePassword' | 'passwordExpiresAt'>,
  now: number,
  sendsMail: boolean,
): string => {
  if (passwordExpiresAt === null) return 'Sin contraseña';
  if (mustChangePassword)
    return sendsMail
      ? 'La elige con el enlace que recibió por correo'
      : 'De un solo uso: la cambia al entrar';
  const instant = formatInstant(passwordExpiresAt);
  return Date.parse(passwordExpiresAt) <= now ? `Venció el ${instant}` : `Vence el ${instant}`;
};

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** In the place of the companies and partners of somebody who has none. */
export const noOrganizations = 'Ninguno: no ve nada todavía';
/** In the place of the executives of a supervisor who has none. */
export const noTeam = 'Sin ejecutivos';
const somebody = 'Persona de la consola';

type Told = Pick<UserHistoryRow, 'type' | 'details' | 'names'>;

const rolesText = ({ details }: Told): string =>
  `${roleNames(texts(details['roles']))} (${countriesText(texts(details['countries']) as CountryCode[])})`;
const actorText = ({ details, names }: Told): string => names[String(details['by'])] || somebody;
const teamText = ({ details, names }: Told): string =>
  texts(details['executiveIds'])
    .map((id) => names[id] || somebody)
    .join(', ') || noTeam;
const organizationsText = ({ details }: Told): string =>
  [...texts(details['companies']), ...texts(details['partners'])].join(', ') || noOrganizations;

const historyTexts: Readonly<Record<UserHistoryType, (row: Told) => string>> = {
  UserRegistered: (row) => `Se registró como ${rolesText(row)}`,
  PasswordSet: ({ details }) =>
    details['oneTime'] === true ? 'Tiene que elegir su contraseña' : 'Cambió la contraseña',
  PasswordLinkAsked: ({ details }) =>
    details['purpose'] === 'forgotten'
      ? 'Se pidió un enlace para una contraseña olvidada'
      : 'Recibe por correo un enlace para elegir su contraseña',
  UserDisabled: () => 'Se desactivó',
  UserEnabled: () => 'Se reactivó',
  UserRolesChanged: (row) => `Roles y países: ${rolesText(row)}`,
  UserTeamChanged: (row) => `Equipo: ${teamText(row)}`,
  UserCompaniesChanged: (row) => `Empresas y partners: ${organizationsText(row)}`,
  UserPaused: ({ details }) =>
    `En pausa: ${pauseText(Number(details['reasonId']), text(details['until'])) ?? ''}`,
  UserResumed: () => 'Terminó la pausa',
  UserApprovalAsked: ({ details }) =>
    `Se pidió aprobar ${approvalText(details as unknown as Parameters<typeof approvalText>[0])}`,
  UserApprovalGiven: () => 'Otra persona lo aprobó',
  UserApprovalDeclined: () => 'Otra persona lo rechazó',
  UserApprovalWithdrawn: () => 'Quien lo pidió lo retiró',
  UserApprovalLapsed: () => 'Venció sin que nadie lo aprobara',
  SessionStarted: () => 'Inició sesión',
  SessionEnded: ({ details }) =>
    details['reason'] === 'tokenReuse'
      ? 'Se cerró una sesión: alguien repitió una credencial que ya se había cambiado'
      : 'Cerró la sesión',
  ActingStarted: (row) => `${actorText(row)} empezó a actuar como esta persona`,
  ActingEnded: (row) => `${actorText(row)} dejó de actuar como esta persona`,
};

/** An event in words, and the note that somebody wrote to it. */
export const historyText = (row: Told): { readonly title: string; readonly note?: string } => {
  const { type, details } = row;
  const note = text(details['note']) ?? (type === 'ActingStarted' ? text(details['reason']) : undefined);
  return { title: historyTexts[type](row), ...(note !== undefined && { note }) };
};
