/** A request whose body is a file: as it is, or in a form as browsers send one. */
import multipart from '@fastify/multipart';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Limits of a form: one file, and some fields of limited length. */
const limits = { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 200, headerPairs: 50 };

/** For the addresses of a plugin, whose only bodies are files from now on. */
export const takeFiles = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await app.register(multipart, { limits });
};

const tooLarge = (error: unknown): boolean => (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';

/** @throws Rejection (422) for a form without a file, HttpProblem (400, 413) for one that is broken or too large */
const formFile = async (request: FastifyRequest): Promise<Buffer | undefined> => {
  try {
    const part = await request.file({ limits: { ...limits, fileSize: request.routeOptions.bodyLimit } });
    return await part?.toBuffer();
  } catch (error) {
    throw new HttpProblem(
      tooLarge(error)
        ? problem(413, 'BODY_TOO_LARGE', 'El contenido enviado es demasiado grande.')
        : problem(400, 'MALFORMED', 'El formulario con el archivo está mal formado o no llegó entero.'),
    );
  }
};

/** @throws Rejection (422) for nothing, and as a form's file may be wrong */
export const sentFile = async (request: FastifyRequest): Promise<Buffer> => {
  const file = request.isMultipart() ? await formFile(request) : request.body;
  return Buffer.isBuffer(file) && file.length > 0 ? file : rejectInput({ file: 'El archivo está vacío.' });
};
