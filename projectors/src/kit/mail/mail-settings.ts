/** The mail server as the environment names it; without one nothing is sent. */
import { z } from 'zod';
import { folderMailer } from './folder-mailer.ts';
import { type Mailer, noMailServer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'must be smtp://… or smtps://…')
    .default(''),
  MAIL_FROM: z.string().default('').describe('the sender: an address, or a name with one in angle brackets'),
  MAIL_FOLDER: z
    .string()
    .default('')
    .describe('in local mode: where mails are pages to look at, as long as there is no server'),
};

type Settings = Readonly<Record<keyof typeof mailVariables | 'COTEJO_MODE', string>>;

/** @throws Error where there is a server and no sender, or a sender whose mails go nowhere */
export const mailerFor = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_FOLDER: folder,
  COTEJO_MODE: mode,
}: Settings): Mailer => {
  if (url === '' && from === '') return noMailServer;
  if (!from.includes('@')) throw new Error('MAIL_FROM: mail needs a sender');
  if (url !== '') return smtpMailer(url, from);
  // Mails hold links that let people in.
  if (mode !== 'local' || folder === '') throw new Error('SMTP_URL: a sender needs a server to send by');
  return folderMailer(folder, from);
};
