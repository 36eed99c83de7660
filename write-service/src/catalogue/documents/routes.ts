/** `POST /api/catalogue/documents?product=…&name=…`: takes a PDF for a product, as it is, before a command attaches it. */
import { mayTendCatalogue, product } from '@cotejo/core/catalogue';
import { productCode } from '@cotejo/core/product-content';
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { Rejection, rejectActor, rejectInput, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { fileTypeOf, largestFile } from '@cotejo/core/reference/file-types';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { cleanFileName, text } from '@cotejo/core/kit/validation';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { looksLike } from '../../files/index.ts';
import { fileTooLarge, fromStaff, takeBodies, withBody } from '../../kit/bodies/index.ts';
import { callerOf } from '../../kit/http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader } from '../../kit/http/headers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { answer } from '../../kit/http/answer.ts';
import { validated } from '../../kit/http/validated.ts';
import { type CatalogueDocuments, type UploadedDocument } from './catalogue-documents.ts';
import { takenAmong } from './taken-among.ts';

const query = z.object({
  product: productCode.describe('el producto'),
  name: text(500).describe('como se llama el archivo; termina en .pdf'),
});
const received = z.object({
  fileId: z.uuid().describe('para attach-document, dentro de un día'),
  name: z.string(),
  bytes: z.int(),
});

type Upload = Omit<UploadedDocument, 'content'>;

/** Whoever has too much waiting may have attached it meanwhile: then there is room again. */
const keepWhereRoomIs = async (
  documents: CatalogueDocuments,
  document: UploadedDocument,
  tell: ReturnType<typeof takenAmong>,
): ReturnType<CatalogueDocuments['keep']> => {
  const kept = await documents.keep(document);
  if (kept !== 'full') return kept;
  const { taken } = await tell(await documents.waitingOf(document.uploadedBy));
  if (taken.length === 0) return kept;
  await documents.noteAttached(taken);
  return documents.keep(document);
};

export const catalogueDocumentRoutes =
  ({
    load,
    catalogueDocuments: documents,
    limits,
  }: {
    readonly load: LoadAggregate;
    readonly catalogueDocuments: CatalogueDocuments;
    readonly limits: Limits;
  }) =>
  async (app: FastifyInstance): Promise<void> => {
    // A document is held in memory until it is kept.
    const inTurn = atMost({ atOnce: 4, waiting: 40 });
    const uploads = limits('catalogue-documents', { uses: 60, within: 60_000 });
    const accepted = new WeakMap<FastifyRequest, Upload>();

    /** Who may not change this product, or sends too many, sends nothing in. */
    const accept = async (request: FastifyRequest): Promise<Upload> => {
      const who = callerOf(request);
      const wanted = validated(query, request.query);
      const name = cleanFileName(wanted.name);
      if (fileTypeOf(name)?.content !== 'pdf')
        return rejectInput({ name: 'Sube un PDF: su nombre termina en .pdf.' });
      const id = uuidV5(idempotencyKey(request), `catalogueDocument/${wanted.product}`);
      const { state } = await load(product, wanted.product);
      if (state.status === 'unknown') return rejectUnknown('No existe ese producto.');
      if (!mayTendCatalogue(state.country, who)) return rejectActor('Es del catálogo de otro país.');
      // Each time, for a repeat is as much to receive.
      await uploads.take(who.id);
      return { id, product: wanted.product, name, uploadedBy: who.id };
    };

    takeBodies(app, { ...fromStaff, tooLarge: fileTooLarge });

    app.post(
      '/api/catalogue/documents',
      {
        bodyLimit: largestFile,
        config: { access: 'catalogue:write' },
        schema: {
          tags: ['Catálogo'],
          summary: 'Sube un PDF para un producto',
          description: 'El cuerpo es el archivo tal cual, hasta 10 MB. Después lo adjunta attach-document.',
          querystring: query,
          headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
          consumes: ['application/octet-stream'],
          response: {
            201: answer('Recibido; falta adjuntarlo', received),
            ...refusals(400, 401, 403, 404, 408, 413, 422, 429, 503),
          },
        },
        async onRequest(request) {
          accepted.set(request, await accept(request));
        },
      },
      async (request, reply) => {
        const upload = accepted.get(request)!;
        const tell = takenAmong(load, (err, code) =>
          request.log.warn({ err, product: code }, 'product not read'),
        );
        const { kept, bytes } = await withBody(request, async (file) => {
          if (!file || file.bytes === 0) return rejectInput({ file: 'El archivo está vacío.' });
          const kept = await inTurn(async () => {
            const content = await file.content();
            if (!looksLike({ content: 'pdf' }, content))
              return rejectInput({ file: 'El contenido del archivo no es un PDF.' });
            return keepWhereRoomIs(documents, { ...upload, content }, tell);
          });
          return { kept, bytes: file.bytes };
        });
        if (kept === 'full')
          return rejectInput({
            file: 'Tienes demasiados archivos subidos sin adjuntar. Adjúntalos antes de subir otro.',
          });
        if (kept === 'other')
          throw new Rejection(
            'invalid',
            'IDEMPOTENCY_KEY_REUSED',
            'Esta clave ya se usó para otro archivo. Súbelo con una clave nueva.',
          );
        return reply.code(201).send({ fileId: upload.id, name: upload.name, bytes });
      },
    );
  };
