/** Audit entries for specs. */
import { type AuditEntry } from '@cotejo/core/audit';

export const ana = '6f1c2a34-1111-4222-8333-444455556666';
export const beto = '6f1c2a34-1111-4222-8333-444455557777';

export const auditEntry = (said: Partial<AuditEntry>): AuditEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-03-03T15:02:41.000Z',
  kind: 'status',
  type: 'LeadStatusChanged',
  country: 'PE',
  resource: 'leads',
  resourceId: '00000000-0000-4000-8000-0000000000aa',
  aggregate: 'leads',
  aggregateId: '00000000-0000-4000-8000-0000000000aa',
  ownerId: ana,
  ownerName: 'Ana Rojas',
  formerOwnerId: null,
  formerOwnerName: null,
  actor: { kind: 'user', id: ana, role: 'EJECUTIVO' },
  actorKey: ana,
  actorName: 'Ana Rojas',
  onBehalfOfName: null,
  told: {},
  names: { [ana]: 'Ana Rojas', [beto]: 'Beto Silva' },
  step: null,
  outcome: null,
  commandId: '00000000-0000-4000-8000-0000000000bb',
  correlationId: '00000000-0000-4000-8000-0000000000bb',
  ...said,
});
