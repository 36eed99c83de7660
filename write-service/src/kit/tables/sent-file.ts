/** A request whose body is a file: as it is, or in a form as browsers send one. */
import { type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { Rejection, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { tableTooLarge } from '@cotejo/core/kit/text';
import { isTable, notATable } from '@cotejo/core/reference/file-types';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTime, type ReceivedFile, TooSlow } from '../bodies/received-file.ts';
import { receiveFrom, type Receiving, takeBodies, tooSlow, withBody } from '../bodies/take-bodies.ts';

/** Works on the file that a request brings. */
export type WithFile = <Result>(
  request: FastifyRequest,
  work: (file: ReceivedFile) => Promise<Result>,
) => Promise<Result>;

/** Limits of a form: one file, and some fields of limited length. */
const formLimits = { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 200, headerPairs: 50 };

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

/**
 * For the addresses of a plugin, whose only bodies are files from now on.
 * @returns works on the file of a request, which is gone when the work ends.
 * Its promise rejects with Rejection (422) for nothing or for no table, HttpProblem (415) for a form under another type, and as a form's file may be wrong
 */
export const takeFiles = async (
  app: FastifyInstance,
  limits: Omit<Receiving, 'tooLarge'>,
): Promise<WithFile> => {
  const receiving = { ...limits, tooLarge: tableTooLarge };
  // Before anything of the body is read.
  app.addHook('onRequest', async ({ query }) => checkName((query as { name?: unknown }).name));
  takeBodies(app, receiving);
  await app.register(multipart, { limits: formLimits });
  return async (request, work) => {
    if (request.isMultipart()) {
      const file = await formFile(request, receiving);
      try {
        return await work(file);
      } finally {
        await file.close();
      }
    }
    return withBody(request, async (file) => {
      if (await looksLikeForm(request, file))
        throw new HttpProblem(problem(415, 'UNSUPPORTED_MEDIA_TYPE', isNoForm));
      return work(filled(file));
    });
  };
};

const isNoForm = 'El formulario con el archivo debe llegar como multipart/form-data, o el archivo solo.';
/** Beginning of a multipart form: sent under another type, its lines would be read as rows. */
const formBeginning =
  /^--[^\r\n]{1,200}\r?\n(?:[\w-]{1,100}:[^\r\n]{0,1000}\r?\n){0,9}?content-disposition:/i;

const looksLikeForm = async (request: FastifyRequest, file: ReceivedFile | undefined): Promise<boolean> =>
  /^multipart\//i.test(request.headers['content-type'] ?? '') ||
  (file !== undefined && formBeginning.test((await file.beginning(4_096)).toString('latin1')));

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
/** The folder of files is full or can't be written to. */
const isOfDisk = (error: unknown): boolean =>
  /^E(?:NOSPC|DQUOT|MFILE|NFILE|IO|ACCES|ROFS)$/.test(String(codeOf(error)));
const tooMany = (error: unknown): boolean => codeOf(error) === 'FST_FILES_LIMIT';

const filled = (file: ReceivedFile | undefined): ReceivedFile =>
  file && file.bytes > 0 ? file : rejectInput({ file: 'El archivo está vacío.' });

/** @throws Rejection (422) for several files, HttpProblem (400, 408, 413) for one that is broken, too slow or too large */
const formFile = async (request: FastifyRequest, receiving: Receiving): Promise<ReceivedFile> => {
  let file: ReceivedFile | undefined;
  let unread: Readable | undefined;
  const deadline = performance.now() + receiving.within;
  try {
    // One byte more than it may have tells a file that is too large.
    const fileSize = request.routeOptions.bodyLimit + 1;
    const parts = request.files({ limits: { ...formLimits, fileSize }, throwFileSizeLimit: false });
    for (;;) {
      // Fields too: a form is as slow as all of its parts.
      const next = await inTime(parts.next(), deadline);
      if (next.done) return filled(file);
      const part = next.value;
      unread = part.file;
      checkName(part.filename);
      const within = deadline - performance.now();
      file = await receiveFrom(request, part.file, { ...receiving, within });
    }
  } catch (error) {
    await file?.close();
    unread?.resume(); // the rest is let pass, so that the answer is read
    if (error instanceof TooSlow) throw tooSlow();
    if (tooMany(error)) return rejectInput({ file: 'Envía un solo archivo.' });
    if (error instanceof HttpProblem || error instanceof Rejection || isOfDisk(error)) throw error;
    throw new HttpProblem(
      problem(400, 'MALFORMED', 'El formulario con el archivo está mal formado o no llegó completo.'),
    );
  }
};
