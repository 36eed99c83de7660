/** The mail server as the environment names it; without one nothing is sent. */
import { z } from 'zod';
import { type Mailer, noMailServer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'must be smtp://… or smtps://…')
    .default(''),
  MAIL_FROM: z.string().default('').describe('the sender: an address, or a name with one in angle brackets'),
};

/** @throws Error where there is a server and no sender */
export const mailerFor = ({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Readonly<Record<keyof typeof mailVariables, string>>): Mailer => {
  if (url === '') return noMailServer;
  if (!from.includes('@')) throw new Error('MAIL_FROM: mail needs a sender');
  return smtpMailer(url, from);
};
