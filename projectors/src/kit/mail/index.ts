/** The port for mail: what automations send by, and what it says of each try. */
export { mailHtml, type MailLink } from './mail-html.ts';
export { type Mailer, noMailServer } from './mailer.ts';
export { mailerFor, mailVariables } from './mail-settings.ts';
export { smtpMailer } from './smtp-mailer.ts';
