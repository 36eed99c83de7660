/** All projectors. Each has its own feed, its own connection to either store, its own checkpoint. */
import { auditProjector } from './audit/audit-projector.ts';
import { bulkProjector } from './bulk/bulk-projector.ts';
import { catalogueProjector } from './catalogue/catalogue-projector.ts';
import { type Projector } from './kit/projector/index.ts';
import { feedbackProjector } from './feedback/feedback-projector.ts';
import { identityProjector } from './identity/identity-projector.ts';
import { leadsProjector } from './leads/leads-projector.ts';
import { workspaceProjector } from './workspace/workspace-projector.ts';
import { notificationsProjector } from './notifications/notifications-projector.ts';

/** @param keys.indexKey 32 bytes, for the keyed hashes that find a person's other requests */
export const projectorsWith = ({ indexKey }: { readonly indexKey: Buffer }): readonly Projector[] => [
  leadsProjector(indexKey),
  identityProjector,
  auditProjector,
  catalogueProjector,
  bulkProjector,
  feedbackProjector,
  notificationsProjector,
  workspaceProjector,
];
