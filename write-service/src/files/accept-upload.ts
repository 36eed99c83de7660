/** Decides whether an upload may be sent at all, before its body is read. */
import { type FileOwner } from '@cotejo/core/files/server';
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectInput, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { cleanFileName } from '@cotejo/core/kit/validation';
import { type FileType, fileTypeOf, fileTypes } from '@cotejo/core/reference/file-types';
import { type FastifyRequest } from 'fastify';
import { type Attachments } from '../kit/commands/attachments.ts';
import { type AnyAggregate, idsOf } from '../kit/commands/definition.ts';
import { callerOf } from '../kit/http/callers.ts';
import { idempotencyKey } from '../kit/http/headers.ts';
import { type Limiter } from '@cotejo/core/kit/limits';
import { type UploadAddress } from './upload-address.ts';

export type Upload = FileOwner & {
  readonly id: string;
  readonly uploadedBy: string;
  readonly type: FileType;
};

export const endings = [...new Set(fileTypes.map(({ extension }) => extension))].join(', ');

/** The same for a repeated upload, also of one that was first sent when only leads had files. */
const fileIdOf = (key: string, { aggregate, ownerId }: FileOwner): string =>
  uuidV5(key, aggregate === 'leads' ? `file/${ownerId}` : `file/${aggregate}/${ownerId}`);

type Parts = {
  readonly load: LoadAggregate;
  readonly now: () => Date;
  /** Counts the uploads of one person, for all aggregates together. */
  readonly uploads: Pick<Limiter, 'take'>;
};

/** @throws Rejection (also for a record that the sender may not see), or a 429 for too many uploads */
export const acceptUpload =
  ({ load, now, uploads }: Parts, aggregate: AnyAggregate, { check }: Attachments<unknown>) =>
  async (request: FastifyRequest, read: UploadAddress['read']): Promise<Upload> => {
    const who = callerOf(request);
    const { ownerId, name } = read(request);
    const owner = { aggregate: aggregate.name, ownerId };
    const type = fileTypeOf(cleanFileName(name));
    if (!type) return rejectInput({ name: `Adjunta un archivo de uno de estos tipos: ${endings}.` });
    const id = fileIdOf(idempotencyKey(request), owner);
    const { state } = await load(aggregate.decider, ownerId);
    check(state, { fileId: id, name, mediaType: type.mediaType, bytes: 1 }, who, now());
    if (!aggregate.maySee(state, who, ownerId)) return rejectUnknown(idsOf(aggregate).unknown);
    // Each time, for a repeat is as much to receive.
    await uploads.take(who.id);
    return { ...owner, id, uploadedBy: who.id, type };
  };
