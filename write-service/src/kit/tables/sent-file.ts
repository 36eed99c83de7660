/** A request whose body is a file: as it is, or in a form as browsers send one. */
import multipart from '@fastify/multipart';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { tableTooLarge } from '@cotejo/core/kit/text';
import { isTable, notATable } from '@cotejo/core/reference/file-types';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Limits of a form: one file, and some fields of limited length. */
const limits = { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 200, headerPairs: 50 };

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

const tooLargeFor = ({ routeOptions }: FastifyRequest): HttpProblem =>
  new HttpProblem(problem(413, 'BODY_TOO_LARGE', tableTooLarge(routeOptions.bodyLimit ?? 0)));

/** The name of the file in the address, where the body is the file itself. */
export const fileName = z
  .string()
  .max(500)
  .optional()
  .describe('como se llama el archivo: el que no es una tabla se rechaza sin leerlo');

/** Name of a part of a form that a program made of nothing but bytes. */
const unnamed = 'blob';

/** @throws Rejection (422) for a name that is no table's, whatever is in the file; what comes without a name is told by its content */
const checkName = (name: unknown): void => {
  if (typeof name !== 'string' || name === '' || name === unnamed) return;
  if (!isTable(name)) rejectInput({ file: notATable });
};

/** For the addresses of a plugin, whose only bodies are files from now on. */
export const takeFiles = async (app: FastifyInstance): Promise<void> => {
  // Before anything of the body is read.
  app.addHook('onRequest', async ({ query }) => checkName((query as { name?: unknown }).name));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.setErrorHandler((error, request) => {
    throw codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLargeFor(request) : error;
  });
  await app.register(multipart, { limits });
};

const isNoForm = 'El formulario con el archivo debe llegar como multipart/form-data, o el archivo solo.';
/** Beginning of a multipart form: sent under another type, its lines would be read as rows. */
const formBeginning =
  /^--[^\r\n]{1,200}\r?\n(?:[\w-]{1,100}:[^\r\n]{0,1000}\r?\n){0,9}?content-disposition:/i;

const looksLikeForm = (request: FastifyRequest): boolean =>
  /^multipart\//i.test(request.headers['content-type'] ?? '') ||
  (Buffer.isBuffer(request.body) && formBeginning.test(request.body.toString('latin1', 0, 4_096)));

const tooLarge = (error: unknown): boolean => codeOf(error) === 'FST_REQ_FILE_TOO_LARGE';
const tooMany = (error: unknown): boolean => codeOf(error) === 'FST_FILES_LIMIT';

/** @throws Rejection (422) for several files, HttpProblem (400, 413) for one that is broken or too large */
const formFile = async (
  request: FastifyRequest,
): Promise<{ file?: Buffer | undefined; name?: string | undefined }> => {
  try {
    let file: Buffer | undefined;
    let name: string | undefined;
    const parts = request.files({ limits: { ...limits, fileSize: request.routeOptions.bodyLimit } });
    for await (const part of parts) {
      name ??= part.filename;
      file ??= await part.toBuffer();
    }
    return { file, name };
  } catch (error) {
    if (tooMany(error)) return rejectInput({ file: 'Envía un solo archivo.' });
    if (tooLarge(error)) throw tooLargeFor(request);
    throw new HttpProblem(
      problem(400, 'MALFORMED', 'El formulario con el archivo está mal formado o no llegó entero.'),
    );
  }
};

const filled = (file: unknown): Buffer =>
  Buffer.isBuffer(file) && file.length > 0 ? file : rejectInput({ file: 'El archivo está vacío.' });

/** @throws Rejection (422) for nothing or for no table, HttpProblem (415) for a form under another type, and as a form's file may be wrong */
export const sentFile = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart() && looksLikeForm(request))
    throw new HttpProblem(problem(415, 'UNSUPPORTED_MEDIA_TYPE', isNoForm));
  if (!request.isMultipart()) return filled(request.body);
  const { file, name } = await formFile(request);
  checkName(name);
  return filled(file);
};
