/** Access to mails: the house of their country, and what somebody may do with one now. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { type KnownMail, type Mail, noResend } from './mail.ts';

export const mailRule = {
  permission: 'admin:unsent-notification-read',
  heldBy: { country: ['country'], all: [] },
} as const satisfies ScopeRule;

export const resendPermission = 'admin:unsent-notification-update-status';

export const mailGuard: Guard<Mail> = {
  rule: mailRule,
  held: (mail) => (mail.status === 'unknown' ? undefined : { country: mail.country }),
  unknown: 'No existe ese aviso, o no puedes verlo.',
};

export const mailCommands = ['resend'] as const;

export const allowedMailCommands = (
  { country, status }: { readonly country: CountryCode; readonly status: KnownMail['status'] },
  viewer: Staff,
): readonly AllowedCommand<(typeof mailCommands)[number]>[] =>
  allowedCommands(
    mailCommands,
    () => refusalOf(resendPermission, mailRule, { country }, viewer) ?? noResend(status),
  );
