/** The audit: what caused what, and every look at personal data. */
import { type ProjectionContext } from '../kit/context.ts';
import { auditProjector } from './audit-projector.ts';
import { auditSources } from './audit-sources.ts';

export const auditContext = (): ProjectionContext => ({
  name: 'audit',
  audit: auditSources,
  projectorsOver: (contexts) => [auditProjector(contexts.flatMap(({ audit = [] }) => audit))],
});
