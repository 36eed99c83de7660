/** The audit: every event and every look at a record. */
import { type ProjectionContext } from '../kit/context.ts';
import { auditProjector } from './audit-projector.ts';

export const auditContext = (): ProjectionContext => ({ name: 'audit', projectors: [auditProjector] });
