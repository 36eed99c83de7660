/** Mails as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { type KnownMail, mailFailures, mailKinds } from './mail.ts';
import { mailCommands } from './mail-access.ts';

export const mailStatuses = [
  { id: 'waiting', name: 'Por enviar' },
  { id: 'sent', name: 'Enviado' },
  { id: 'failed', name: 'Sin enviar' },
] as const;

const instant = z.iso.datetime();

export const mailTable = table({
  name: 'mail',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: column('text', z.enum(countryCodes)),
    kind: column('text', z.enum(idsOf(mailKinds))),
    userId: column('uuid', z.uuid().nullable().describe('a quién, si es del equipo')),
    insurerId: column('text', z.string().nullable().describe('a un contacto de esta aseguradora')),
    contactId: column('uuid', z.uuid().nullable()),
    subject: column('text', z.string()),
    text: column('text', z.string()),
    status: column('text', z.enum(idsOf(mailStatuses))),
    reason: column('text', z.enum(idsOf(mailFailures)).nullable().describe('por qué no salió la última vez')),
    failures: column('int', z.int()),
    retryAt: column('timestamptz', instant.nullable().describe('cuándo se intenta de nuevo')),
    askedAt: column('timestamptz', instant),
    changedAt: column('timestamptz', instant),
  },
  indexes: ['asked_at nulls first, id', 'country, asked_at nulls first, id', 'status'],
});

export const mailRecordSchema = mailTable.row.extend({
  recipientName: z.string().nullable().describe('el usuario, o la aseguradora'),
  allowedCommands: allowedCommandsSchema(mailCommands),
});
export type MailRecord = Readonly<z.infer<typeof mailRecordSchema>>;

export const mailValues = (id: string, mail: KnownMail): ValuesOf<typeof mailTable> => {
  const { recipient, country, kind, subject, text, status, failures, askedAt, changedAt } = mail;
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
    reason: mail.reason ?? null,
    failures,
    retryAt: mail.retryAt ?? null,
    askedAt,
    changedAt,
  };
};
