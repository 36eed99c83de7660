/** The files of policies: seen by the house and the company; a partner's people see the policy alone. */
import { policies } from '@cotejo/core/policies';
import { type Pool } from 'pg';
import { type FileSource } from '../kit/files/file-source.ts';
import { findOne } from '../kit/list/listing.ts';
import { areFilesSeen, policyListing } from './policies.ts';

export const policyFiles = ({ pool }: { readonly pool: Pool }): FileSource => ({
  aggregate: 'policies',
  summary: 'Un archivo de una póliza',
  permission: policies.list.permission,
  projector: 'policies',
  async find(viewer, policyId, fileId) {
    const policy = await findOne(pool, policyListing, viewer, policyId);
    if (!policy || !areFilesSeen(policy, viewer)) return undefined;
    const file = policy.files.find(({ id }) => id === fileId);
    // A contract is nobody's personal data: no look is recorded.
    return file && { name: file.name, logAccess: async () => {} };
  },
});
