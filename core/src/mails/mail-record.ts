/** Mails as they are stored, listed, exported and shown: for the house of their country. */
import { z } from 'zod';
import { column, table } from '../kit/table/index.ts';
import { choiceColumn, countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { mail, mailFailures, mailKinds, noResend } from './mail.ts';
import { mailWords } from './mail-words.ts';

export const mailStatuses = [
  { id: 'waiting', name: 'Por enviar' },
  { id: 'sent', name: 'Enviado' },
  { id: 'failed', name: 'Sin enviar' },
] as const;

const instant = z.iso.datetime();

export const mails = record({
  ...mailWords,
  table: table({
    name: 'mail',
    key: 'id',
    columns: {
      id: column('uuid', z.uuid()),
      country: countryColumn(inExportsAlone),
      kind: choiceColumn('Motivo', mailKinds),
      userId: column('uuid', z.uuid().nullable().describe('a quién, si es del equipo')),
      insurerId: column('text', z.string().nullable().describe('a un contacto de esta aseguradora')),
      contactId: column('uuid', z.uuid().nullable()),
      subject: column('text', z.string(), { label: 'Asunto' }),
      text: column('text', z.string(), { label: 'Texto', ...inExportsAlone }),
      status: choiceColumn('Estado', mailStatuses),
      reason: column(
        'text',
        z.enum(idsOf(mailFailures)).nullable().describe('por qué no salió la última vez'),
        { label: 'Por qué no salió', choices: mailFailures, isFiltered: true },
      ),
      failures: column('int', z.int(), { label: 'Intentos fallidos', ...inExportsAlone }),
      retryAt: column('timestamptz', instant.nullable().describe('cuándo se intenta de nuevo'), {
        label: 'Se intenta de nuevo',
      }),
      askedAt: column('timestamptz', instant, { label: 'Pedido', isSorted: true }),
      changedAt: column('timestamptz', instant, { label: 'Último cambio', ...inExportsAlone }),
    },
    indexes: ['asked_at nulls first, id', 'country, asked_at nulls first, id', 'status'],
  }),
  joined: {
    recipientName: column('text', z.string().nullable().describe('el usuario, o la aseguradora'), {
      label: 'Para',
    }),
  },
  decider: mail,
  valuesOf(id, state) {
    if (state.status === 'unknown') return undefined;
    const { recipient, country, kind, subject, text, status, failures, askedAt, changedAt } = state;
    const isUser = recipient.kind === 'user';
    return {
      id,
      country,
      kind,
      userId: isUser ? recipient.userId : null,
      insurerId: isUser ? null : recipient.insurerId,
      contactId: isUser ? null : recipient.contactId,
      subject,
      text,
      status,
      reason: state.reason ?? null,
      failures,
      retryAt: state.retryAt ?? null,
      askedAt,
      changedAt,
    };
  },
  rule: { permission: mailWords.permission, heldBy: { country: ['country'], all: [] } },
  held: { country: 'country' },
  notNow: (_, { status }) => noResend(status),
  listed: [
    'subject',
    'status',
    'reason',
    'failures',
    'recipientName',
    'kind',
    'country',
    'askedAt',
    'changedAt',
    'text',
  ],
  events: {
    MailAsked: { kind: 'mail', details: ['kind'] },
    MailSent: { kind: 'mail' },
    MailFailed: { kind: 'mail', details: ['reason'] },
    MailResendAsked: { kind: 'mail' },
  },
});
export type MailRecord = ShownBy<typeof mails>;
