/** The mailer that speaks SMTP. */
import { createTransport } from 'nodemailer';
import { type Delivery, type Mailer } from './mailer.ts';

/** Milliseconds. */
const timeout = 15_000;

const outcomeOf = (error: unknown): Delivery => {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'unreachable';
  // The whole message was on its way when the connection was lost.
  return command === 'DATA' ? 'interrupted' : 'unreachable';
};

/** @param url `smtp://user:password@host:587` or `smtps://…` @param from the sender's address */
export const smtpMailer = (url: string, from: string): Mailer => {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport({ url, ...timeouts }, { from });
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return async ({ id, ...message }) => {
    try {
      await transport.sendMail({ ...message, messageId: `<${id}@${host}>` });
      return 'sent';
    } catch (error) {
      return outcomeOf(error);
    }
  };
};
