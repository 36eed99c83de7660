/** A mail to one person: asked for once per cause, tried, and sent at most once. It names its recipient by id alone. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  reject,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { idsOf } from '../reference/collective-tables.ts';

// Stream: named by the cause and the recipient, so that the same cause makes no second mail.
export const mailStream = (mailId: string): string => `mail-${mailId}`;

/** Why a mail did not go out. */
export const mailFailures = [
  { id: 'unreachable', name: 'El servidor de correo no respondió o pidió esperar' },
  { id: 'refused', name: 'El servidor de correo lo rechazó' },
  { id: 'noAddress', name: 'El destinatario ya no tiene correo' },
  { id: 'interrupted', name: 'El envío se interrumpió: puede haber llegado' },
  { id: 'outdated', name: 'El enlace del correo ya no sirve: hay que pedir otro' },
  { id: 'noServer', name: 'No hay servidor de correo configurado' },
] as const;
export type MailFailure = (typeof mailFailures)[number]['id'];

export const mailKinds = [
  { id: 'lowBalance', name: 'Saldo bajo el mínimo' },
  { id: 'insurerFile', name: 'Archivo a una aseguradora' },
  // The spec's `default_password_mail`.
  { id: 'defaultPassword', name: 'Acceso a la consola' },
  { id: 'forgottenPassword', name: 'Contraseña olvidada' },
] as const;

/** The paragraph of a text that stands for the recipient's own link: it is put in when the mail goes out, and kept nowhere. */
export const mailLinkPlace = '[enlace personal]';

// Events
const mailRecipient = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), userId: z.uuid() }),
  z.object({ kind: z.literal('insurerContact'), insurerId: z.string(), contactId: z.uuid() }),
]);
export type MailRecipient = z.infer<typeof mailRecipient>;

export const mailEvents = events({
  MailAsked: z
    .object({
      kind: z.enum(idsOf(mailKinds)),
      recipient: mailRecipient,
      subject: z.string().describe('in Spanish; names nobody'),
      text: z.string().describe('in Spanish; names nobody'),
    })
    .describe('Somebody is to be told of something by mail.'),
  MailSent: z.object({}).describe('A mail server took it.'),
  MailFailed: z
    .object({
      reason: z.enum(idsOf(mailFailures)),
      retryAt: z.iso.datetime().optional().describe('when it is tried again by itself'),
    })
    .describe('It did not go out, and why.'),
  MailResendAsked: z.object({}).describe('Somebody asked that it be tried again.'),
});
export type MailEvent = EventOf<typeof mailEvents>;
export type MailFacts = Extract<MailEvent, { type: 'MailAsked' }>['data'];

// State
export type KnownMail = MailFacts & {
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly country: CountryCode;
  /** Since it was asked for, or asked for again. */
  readonly failures: number;
  readonly reason?: MailFailure;
  readonly retryAt?: string | undefined;
  readonly askedAt: string;
  readonly changedAt: string;
};
export type Mail = { readonly status: 'unknown' } | KnownMail;

export const mail: Decider<Mail, MailEvent> = {
  stream: mailStream,
  events: mailEvents,
  initial: { status: 'unknown' },
  evolve(state, event, { country, occurredAt: at }) {
    if (event.type === 'MailAsked')
      return { ...event.data, status: 'waiting', country, failures: 0, askedAt: at, changedAt: at };
    if (state.status === 'unknown') return state;
    const { retryAt: _, ...stands } = state;
    switch (event.type) {
      case 'MailSent':
        return { ...stands, status: 'sent', changedAt: at };
      case 'MailFailed': {
        const { reason, retryAt } = event.data;
        const status = retryAt === undefined ? 'failed' : 'waiting';
        return { ...stands, status, reason, retryAt, failures: state.failures + 1, changedAt: at };
      }
      case 'MailResendAsked':
        return { ...stands, status: 'waiting', failures: 0, changedAt: at };
      default:
        return unreachable(event);
    }
  },
  country: (state) => (state.status === 'unknown' ? undefined : state.country),
};

// Decisions
export type MailDecision = Decision<Mail, MailEvent>;

/** The same cause and recipient again change nothing. */
export const askMail =
  (facts: MailFacts): MailDecision =>
  (state) =>
    state.status === 'unknown' ? [{ type: 'MailAsked', data: facts }] : [];

/** The number of automatic tries, and the delay after the first failure in minutes; each later one is four times as long. */
const [mostTries, firstDelay] = [6, 1];

/** Records the outcome of a try. Only an unreachable server is retried automatically. */
export const noteDelivery =
  (outcome: 'sent' | MailFailure): MailDecision =>
  (state, now) => {
    if (state.status !== 'waiting') return [];
    if (outcome === 'sent') return [{ type: 'MailSent', data: {} }];
    if (outcome !== 'unreachable' || state.failures + 1 >= mostTries)
      return [{ type: 'MailFailed', data: { reason: outcome } }];
    const retryAt = new Date(now.getTime() + firstDelay * 4 ** state.failures * 60_000).toISOString();
    return [{ type: 'MailFailed', data: { reason: outcome, retryAt } }];
  };

/** Why it can't be tried again now, in Spanish; nothing when it can. */
export const noResend = (status: KnownMail['status']): string | undefined => {
  if (status === 'sent') return 'Ya se envió.';
  return status === 'waiting' ? 'Está por enviarse.' : undefined;
};

/** @throws Rejection `INVALID_TRANSITION` */
export const resendMail: MailDecision = (state) => {
  const refused = state.status === 'unknown' ? undefined : noResend(state.status);
  return refused === undefined
    ? [{ type: 'MailResendAsked', data: {} }]
    : reject('INVALID_TRANSITION', refused);
};
