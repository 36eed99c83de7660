/** Mails: who is told of what, and whether it went out. Safe in a browser. */
export {
  askMail,
  mail,
  type MailEvent,
  mailEvents,
  type MailFacts,
  mailFailures,
  mailKinds,
  mailLinkPlace,
  type MailRecipient,
  noteDelivery,
  resendMail,
} from './mail.ts';
export { type MailRecord, mails, mailStatuses } from './mail-record.ts';
export { mailWords } from './mail-words.ts';
