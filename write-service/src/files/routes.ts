/** Takes one file for a record, as it is, before a command attaches it: one address per aggregate that has attachments. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { largestFile } from '@cotejo/core/reference/file-types';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Attachments } from '../kit/commands/attachments.ts';
import { type AnyAggregate } from '../kit/commands/definition.ts';
import { type FindAggregate, type ListAggregates } from '../kit/context.ts';
import { fileTooLarge, fromStaff, takeBodies, withBody } from '../kit/bodies/index.ts';
import { answer } from '../kit/http/answer.ts';
import { idempotencyKeyHeader } from '../kit/http/headers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { acceptUpload, endings, type Upload } from './accept-upload.ts';
import { attachedAmong } from './attached-among.ts';
import { looksLike } from './content.ts';
import { type FileStore } from './file-store.ts';
import { keepUpload } from './keep-upload.ts';
import { type UploadAddress, uploadAddresses } from './upload-address.ts';

const received = z.object({
  fileId: z.uuid().describe('para attach-file, dentro de un día'),
  bytes: z.int(),
  mediaType: z.string(),
});

export type FileParts = {
  readonly load: LoadAggregate;
  readonly files: FileStore;
  readonly findAggregate: FindAggregate;
  readonly listAggregates: ListAggregates;
  readonly limits: Limits;
  readonly now: () => Date;
};

export const fileRoutes =
  ({ load, files, findAggregate, listAggregates, limits, now }: FileParts) =>
  async (app: FastifyInstance): Promise<void> => {
    // A file is held in memory while it is sealed.
    const inTurn = atMost({ atOnce: 4, waiting: 40 });
    const uploads = limits('uploads', { uses: 120, within: 60_000 });
    const accepted = new WeakMap<FastifyRequest, Upload>();

    takeBodies(app, { ...fromStaff, tooLarge: fileTooLarge });

    const register = (
      aggregate: AnyAggregate,
      attachments: Attachments<unknown>,
      { url, schema, read }: UploadAddress,
    ): void => {
      const accept = acceptUpload({ load, now, uploads }, aggregate, attachments);
      app.post(
        url,
        {
          bodyLimit: largestFile,
          config: { access: attachments.permission },
          schema: {
            ...schema,
            tags: [aggregate.tag],
            summary: 'Sube un archivo, para adjuntarlo después',
            description: `El cuerpo es el archivo tal cual, hasta 10 MB: ${endings}.`,
            headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
            consumes: ['application/octet-stream'],
            response: {
              201: answer('Recibido; falta adjuntarlo', received),
              ...refusals(400, 401, 403, 404, 408, 409, 413, 422, 429, 503),
            },
          },
          async onRequest(request) {
            accepted.set(request, await accept(request, read));
          },
        },
        async (request, reply) => {
          const { type, ...upload } = accepted.get(request)!;
          const { mediaType } = type;
          const tell = attachedAmong(load, findAggregate, (err, unread) =>
            request.log.warn({ err, unread }, 'a record could not be read'),
          );
          const { bytes } = await withBody(request, async (file) => {
            if (!file || file.bytes === 0) return rejectInput({ file: 'El archivo está vacío.' });
            await inTurn(async () => {
              const content = await file.content();
              if (!looksLike(type, content))
                return rejectInput({ file: `El contenido del archivo no es .${type.extension}.` });
              return keepUpload(files, { ...upload, mediaType, content }, tell);
            });
            return file;
          });
          return reply.code(201).send({ fileId: upload.id, bytes, mediaType });
        },
      );
    };

    for (const aggregate of listAggregates())
      for (const address of uploadAddresses(aggregate))
        if (aggregate.attachments) register(aggregate, aggregate.attachments, address);
  };
