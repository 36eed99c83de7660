/** Audit entries as the audit lists them: one row an event, with its actor, its owner, and what of it is not personal. */
import { z } from 'zod';
import { type ScopeRule } from '../identity/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { actorSchema } from '../kit/event-sourcing/index.ts';
import { auditKindIds } from '../reference/audit-kinds.ts';

/** The list of what happened, of which people save views, with the permission that it needs. */
export const auditEntryList = { resource: 'happenings', permission: 'leads:audit' } as const;

/** Records of one person without another rule, such as exports and bulk runs: seen by those who audit that person’s work. */
export const ownedRule: ScopeRule = {
  permission: 'leads:audit',
  heldBy: { own: ['country', 'owner'], team: ['country', 'owner'], country: ['country'], all: [] },
};

/** From what to what a lead went. */
const statusStepSchema = z.object({
  fromStatusId: z.int().nullable().describe('null cuando llegó'),
  fromSubstatusId: z.int().nullable(),
  toStatusId: z.int(),
  toSubstatusId: z.int().nullable(),
  reasonId: z.int().nullable().describe('por qué pasó a Fallido'),
  secondsInPrevious: z.int().nullable(),
});
export type StatusStep = z.infer<typeof statusStepSchema>;

/** The outcome of an export; `null` while it is on its way. */
const exportOutcomeSchema = z.object({
  rows: z.int().nullable().describe('las filas del archivo; null si aún no está o no lo habrá'),
  failed: z.string().nullable().describe('el código de por qué no hay archivo'),
  downloads: z.int().describe('cuántas veces se descargó'),
});
export type ExportOutcome = z.infer<typeof exportOutcomeSchema>;

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(auditKindIds),
  type: z.string().describe('el tipo del evento'),
  country: z.enum(countryCodes),
  resource: z.string().describe('los registros en cuyo historial está'),
  resourceId: z.string(),
  aggregate: z.string().describe('de qué registro es: el que hay que poder ver'),
  aggregateId: z.string(),
  ownerId: z.uuid().nullable().describe('de quién es el registro desde entonces'),
  ownerName: z.string().nullable(),
  formerOwnerId: z.uuid().nullable().describe('de quién era, si cambió'),
  formerOwnerName: z.string().nullable(),
  actor: actorSchema,
  actorKey: z.string().describe('el id de la persona; system:…; visitor'),
  actorName: z.string(),
  onBehalfOfName: z.string().nullable().describe('en nombre de quién, si fue de otra persona'),
  told: z
    .record(z.string(), z.unknown())
    .describe('lo que el evento dice y no es personal; en las ediciones, fields: qué cambió'),
  names: z.record(z.uuid(), z.string()).describe('de las personas que told nombra por su id'),
  step: statusStepSchema.nullable().describe('de qué estado a cuál pasó la solicitud'),
  outcome: exportOutcomeSchema.nullable().describe('de una exportación'),
  commandId: z.uuid(),
  correlationId: z.uuid().describe('la primera orden de la cadena'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditActorSchema = z.object({
  id: z.string().describe('el id de la persona; system:…; visitor'),
  kind: z.enum(['user', 'system', 'visitor']),
  name: z.string(),
  disabled: z.boolean().describe('ya no puede entrar'),
  lastAt: z.iso.datetime().nullable().describe('cuándo hizo algo por última vez, si es una persona'),
});
export type AuditActorRow = z.infer<typeof auditActorSchema>;
