/** `POST /api/files?leadId=…&name=…`: takes one file for a lead, as it is, before it is attached by a command. */
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { reject, Rejection, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { attachLeadFile, lead } from '@cotejo/core/leads';
import { type FileType, fileTypeOf, fileTypes, largestFile } from '@cotejo/core/reference/file-types';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { cleanFileName, text } from '@cotejo/core/kit/validation';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../kit/http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader } from '../kit/http/headers.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/answer.ts';
import { validated } from '../kit/http/validated.ts';
import { attachedAmong } from './attached-among.ts';
import { looksLike } from './content.ts';
import { type LeadFiles, type UploadedFile } from './lead-files.ts';

const query = z.object({
  leadId: z.uuid('Debe ser un UUID.').toLowerCase().describe('la solicitud'),
  name: text(500).describe('como se llama el archivo; su terminación dice de qué tipo es'),
});
const received = z.object({
  fileId: z.uuid().describe('para attach-file, dentro de un día'),
  bytes: z.int(),
  mediaType: z.string(),
});
const endings = [...new Set(fileTypes.map(({ extension }) => extension))].join(', ');

type Upload = {
  readonly leadId: string;
  readonly fileId: string;
  readonly uploadedBy: string;
  readonly type: FileType;
};

/** Whoever has too much waiting may have attached it meanwhile: then there is room again. */
const keepWhereRoomIs = async (
  files: LeadFiles,
  file: UploadedFile,
  tell: ReturnType<typeof attachedAmong>,
): ReturnType<LeadFiles['keep']> => {
  const kept = await files.keep(file);
  if (kept !== 'full') return kept;
  const { attached } = await tell(await files.waitingOf(file.uploadedBy));
  if (attached.length === 0) return kept;
  await files.noteAttached(attached);
  return files.keep(file);
};

export type FileParts = {
  readonly load: LoadAggregate;
  readonly files: LeadFiles;
  readonly now: () => Date;
};

export const fileRoutes =
  ({ load, files, now }: FileParts) =>
  async (app: FastifyInstance): Promise<void> => {
    // A file is held in memory while it is sealed.
    const inTurn = atMost({ atOnce: 4, waiting: 40 });
    const uploads = limiter({ uses: 120, within: 60_000 }, now);
    const accepted = new WeakMap<FastifyRequest, Upload>();

    /** Who could not attach it now, or sends too many, sends nothing in: asked of the decision itself, before the body is read. */
    const accept = async (request: FastifyRequest): Promise<Upload> => {
      const who = callerOf(request);
      const { leadId, name } = validated(query, request.query);
      const type = fileTypeOf(cleanFileName(name));
      if (!type) return rejectInput({ name: `Adjunta un archivo de uno de estos tipos: ${endings}.` });
      const fileId = uuidV5(idempotencyKey(request), `file/${leadId}`);
      const { state } = await load(lead, leadId);
      attachLeadFile({ fileId, name, mediaType: type.mediaType, bytes: 1 }, who)(state, now());
      uploads.take(who.id, fileId);
      return { leadId, fileId, uploadedBy: who.id, type };
    };

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

    app.post(
      '/api/files',
      {
        bodyLimit: largestFile,
        config: { access: 'leads:attach-file' },
        schema: {
          tags: ['Solicitudes'],
          summary: 'Sube un archivo para una solicitud',
          description: `El cuerpo es el archivo tal cual, hasta 10 MB: ${endings}.`,
          querystring: query,
          headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
          consumes: ['application/octet-stream'],
          response: {
            201: answer('Recibido; falta adjuntarlo', received),
            ...refusals(400, 401, 403, 404, 409, 413, 422, 429, 503),
          },
        },
        async onRequest(request) {
          accepted.set(request, await accept(request));
        },
      },
      async (request, reply) => {
        const { leadId, fileId, uploadedBy, type } = accepted.get(request)!;
        const content = request.body;
        if (!Buffer.isBuffer(content) || content.length === 0)
          return rejectInput({ file: 'El archivo está vacío.' });
        if (!looksLike(type, content))
          return rejectInput({ file: `El contenido del archivo no es .${type.extension}.` });
        const { mediaType } = type;
        const file = { id: fileId, leadId, uploadedBy, mediaType, content };
        const tell = attachedAmong(load, (err, unread) => request.log.warn({ err, unread }, 'lead not read'));
        const kept = await inTurn(() => keepWhereRoomIs(files, file, tell));
        if (kept === 'full')
          return rejectInput({
            file: 'Tienes demasiados archivos subidos sin adjuntar. Adjúntalos antes de subir otro.',
          });
        if (kept === 'erased')
          return reject('INVALID_TRANSITION', 'Los datos de la persona fueron borrados.');
        if (kept === 'other')
          throw new Rejection(
            'invalid',
            'IDEMPOTENCY_KEY_REUSED',
            'Esta clave ya se usó para otro archivo. Súbelo con una clave nueva.',
          );
        return reply.code(201).send({ fileId, bytes: content.length, mediaType });
      },
    );
  };
