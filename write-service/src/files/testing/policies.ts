/** A small aggregate besides leads that takes files. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type Decider, type EventOf, events, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { may } from '@cotejo/core/identity';
import { z } from 'zod';
import { command, type CommandedAggregate, type ShownRecord } from '../../kit/commands/definition.ts';
import { fileOf } from '../file-of.ts';
import { type FileStore } from '../file-store.ts';
import { inMemoryFiles } from './in-memory-file-store.ts';

const policyEvents = events({
  PolicyFileAttached: z.object({ fileId: z.uuid() }).describe('A file was attached to a policy.'),
});
type PolicyEvent = EventOf<typeof policyEvents>;
type Policy = { readonly files: readonly string[] };

export const policy: Decider<Policy, PolicyEvent> = {
  stream: (id) => `policy-${id}`,
  events: policyEvents,
  initial: { files: [] },
  evolve: ({ files }, { data }) => ({ files: [...files, data.fileId] }),
};

/** Two files at most. */
export const attachPolicyFile =
  (fileId: string) =>
  ({ files }: Policy): PolicyEvent[] =>
    files.length >= 2
      ? rejectInput({ fileId: 'Una póliza tiene 2 archivos como máximo.' })
      : [{ type: 'PolicyFileAttached', data: { fileId } }];

/** An id that nobody may see. */
export const unseenPolicy = uuidV5('2f0d9d0c-4b3f-4d5e-8a52-6f3f5f1c1a11', 'unseen');

const shown = z.object({
  files: z.array(z.string()),
  allowedCommands: z.array(z.object({ command: z.string(), allowed: z.boolean() })),
});

export const policiesWith = (
  files: Pick<FileStore, 'find'>,
): CommandedAggregate<Policy, PolicyEvent, ShownRecord> => ({
  name: 'policies',
  tag: 'Pólizas',
  decider: policy,
  commands: [
    command({
      name: 'attach-file',
      permission: 'catalogue:write',
      summary: 'Adjunta un archivo',
      body: z.object({ fileId: z.uuid(), name: z.string() }),
      async decide({ fileId, name }, { id }) {
        await fileOf(files)({ aggregate: 'policies', ownerId: id }, fileId, name);
        return attachPolicyFile(fileId);
      },
    }),
  ],
  attachments: {
    permission: 'catalogue:write',
    check: (state, { fileId }) => void attachPolicyFile(fileId)(state),
    idsOf: ({ files }) => files,
  },
  maySee: (_, viewer, id) => may(viewer, 'catalogue:read') && id !== unseenPolicy,
  shown,
  show: async (_, { files }) => ({ files, allowedCommands: [] }),
});

export const policies = policiesWith(inMemoryFiles());
