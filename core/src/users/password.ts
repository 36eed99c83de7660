/** The rule for passwords: spec, console and platform, sections 5 and 8. */
import { Rejection } from '../kit/event-sourcing/index.ts';

export const passwordRule = {
  shortest: 8,
  longest: 12,
  /** A new password is none of so many before it. */
  remembered: 4,
  /** Days for which a password is good, unless the platform is configured otherwise. */
  days: 90,
} as const;

export const passwordTexts = {
  form: 'La contraseña debe tener de 8 a 12 caracteres, con mayúscula, minúscula, número y un carácter especial.',
  history: 'La contraseña no puede ser igual a ninguna de las últimas 4.',
  expired: 'La contraseña ha expirado. Debe cambiarla para continuar.',
} as const;

/** An upper-case letter, a lower-case one, a digit, and something that is neither letter, digit nor blank. */
const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s\p{C}]/u];
const unwanted = /[\s\p{C}]/u;

/** Whether a password has the form that the rule asks for; counted in characters as people see them. */
export const isPasswordForm = (password: string): boolean => {
  const length = [...password].length;
  return (
    length >= passwordRule.shortest &&
    length <= passwordRule.longest &&
    kinds.every((kind) => kind.test(password)) &&
    !unwanted.test(password)
  );
};

/** @throws Rejection `INVALID_PASSWORD_FORM` (422) for the field `next` */
export const mustBePasswordForm = (password: string): void => {
  if (!isPasswordForm(password))
    throw new Rejection('invalid', 'INVALID_PASSWORD_FORM', passwordTexts.form, { next: passwordTexts.form });
};

/** @throws Rejection `PASSWORD_IN_HISTORY` (422) for the field `next` */
export const rejectOldPassword = (): never => {
  const { history } = passwordTexts;
  throw new Rejection('invalid', 'PASSWORD_IN_HISTORY', history, { next: history });
};
