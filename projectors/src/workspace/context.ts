/** The workspace: saved views and preferences; what a deleted view searched for is deleted. */
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { savedViewEvents } from '@cotejo/core/workspace';
import { auditSource } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { whenViewDeletedThenDeleteKey } from './when-view-deleted-then-delete-key.ts';
import { workspaceProjector } from './workspace-projector.ts';

type Parts = { readonly keys: Pick<SubjectKeys, 'erase'> };

export const workspaceContext = ({ keys }: Parts): ProjectionContext => ({
  name: 'workspace',
  projectors: [workspaceProjector],
  audit: [
    auditSource({
      category: 'view',
      events: savedViewEvents,
      resource: 'views',
      kinds: { ViewSaved: 'view', ViewShared: 'view', ViewUnshared: 'view', ViewDeleted: 'view' },
      tells: { ViewSaved: ['resource'] },
      ownerOf: (event) => (event.type === 'ViewSaved' ? event.data.ownerId : undefined),
    }),
  ],
  automations: [whenViewDeletedThenDeleteKey(keys)],
});
