/** Requests that wait for an approval, in words: on the user's page, in its history and in notifications. */
import { type NotificationText } from '../notifications/index.ts';
import { countryOf } from '../reference/countries.ts';
import { roles as allRoles } from '../reference/roles.ts';
import { type Approval, approvalDays } from './approval-events.ts';

type Asked = Pick<Approval, 'what' | 'roles' | 'countries'>;

const roleText = ({ roles, countries }: Asked): string => {
  const names = allRoles.filter(({ name }) => roles.includes(name)).map(({ displayName }) => displayName);
  return `${names.join(', ')} (${countries.map((code) => countryOf(code).name).join(', ')})`;
};

/** The effect of an approval, as it follows «pidió». */
export const approvalText = (asked: Asked): string => {
  switch (asked.what) {
    case 'access':
      return `que pueda entrar como ${roleText(asked)}`;
    case 'roles':
      return `que pase a ser ${roleText(asked)}`;
    case 'password':
      return `una contraseña nueva para quien es ${roleText(asked)}`;
  }
};

export type ApprovalFacts = {
  readonly what?: Asked['what'];
  /** The user's name, where the reader sees the user. */
  readonly name?: string;
};

const personText = ({ name }: ApprovalFacts): string => name ?? 'un usuario';

const askedTexts: Readonly<Record<Asked['what'], string>> = {
  access: 'Se pidió que pueda entrar. ',
  roles: 'Se pidió cambiar sus roles. ',
  password: 'Se pidió darle una contraseña nueva. ',
};

export const approvalNotifications = {
  'approval-asked': (facts) => ({
    title: `Por aprobar: ${personText(facts)}`,
    text: `${facts.what ? askedTexts[facts.what] : ''}Espera tu aprobación o la de otra persona.`,
  }),
  'approval-given': (facts) => ({
    title: `Aprobado: ${personText(facts)}`,
    text: 'Otra persona aprobó lo que pediste.',
  }),
  'approval-declined': (facts) => ({
    title: `Rechazado: ${personText(facts)}`,
    text: 'Otra persona rechazó lo que pediste. El motivo está en su historial.',
  }),
  'approval-lapsed': (facts) => ({
    title: `Venció sin respuesta: ${personText(facts)}`,
    text: `Nadie lo aprobó en ${approvalDays} días. Puedes pedirlo de nuevo.`,
  }),
} satisfies Readonly<Record<string, (facts: ApprovalFacts) => NotificationText>>;
export type ApprovalNotificationKind = keyof typeof approvalNotifications;
