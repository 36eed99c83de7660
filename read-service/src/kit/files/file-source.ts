/** Files of one aggregate, as its context registers them: where they are asked for, who may, and which there are. */
import { type Permission } from '@cotejo/core/reference/permissions';
import { type z } from 'zod';
import { type Viewer } from '../http/bearer.ts';

export type AttachedFile = {
  readonly name: string;
  /** Records that the file is shown to this viewer; rejects when there would be no trace. */
  readonly logAccess: () => Promise<void>;
};

export type FileSource = {
  /** As in the address: `GET /api/console/{aggregate}/{id}/files/{fileId}`. */
  readonly aggregate: string;
  /** For the API's documentation, in Spanish. */
  readonly summary: string;
  readonly permission: Permission;
  /** The schema of its ids; UUIDs by default. */
  readonly ids?: z.ZodType<string>;
  /** The projector whose checkpoint a request with `X-Min-Position` waits for. */
  readonly projector: string;
  /** @returns nothing where this viewer sees no such record, the record has no such file, or its name is erased */
  readonly find: (viewer: Viewer, id: string, fileId: string) => Promise<AttachedFile | undefined>;
};
