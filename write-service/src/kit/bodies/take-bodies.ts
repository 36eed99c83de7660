/** Requests whose bodies are files: each has a place before its first byte is read, and lies on disk until it is worked on. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { type BodyPlaces } from './places.ts';
import { receive, type ReceivedFile, TooLarge, TooSlow } from './received-file.ts';

export type Receiving = {
  readonly places: BodyPlaces;
  /** The sender: a person where routes know one, otherwise the network. */
  readonly sender: (request: FastifyRequest) => string;
  /** Milliseconds until the last byte. */
  readonly within: number;
  /** The sentence for a body of more bytes than so many. */
  readonly tooLarge: (most: number) => string;
};

/** For files that are kept as they are. */
export const fileTooLarge = (most: number): string => `El archivo pasa de ${most / 1_048_576} MB, el máximo.`;

export const tooSlow = (): HttpProblem =>
  new HttpProblem(
    problem(408, 'BODY_TOO_SLOW', 'El archivo tarda demasiado en llegar. Prueba con una conexión mejor.'),
    { connection: 'close' },
  );

/** The answer to a sender that is gone: a broken connection must not be taken for an outage. */
const notWhole = (): HttpProblem =>
  new HttpProblem(problem(400, 'MALFORMED', 'El archivo no llegó completo.'));

/** Aborted when the sender of a request is gone before it was answered. */
const gone = new WeakMap<FastifyRequest, AbortController>();

/** Bytes of a form beside its file. */
const formOverhead = 256 * 1024;

const beyond = (message: string): HttpProblem =>
  new HttpProblem(problem(413, 'BODY_TOO_LARGE', message), { connection: 'close' });

/** Whole bodies that no handler has taken yet. */
const waiting = new WeakMap<FastifyRequest, ReceivedFile>();

const closeWaiting = async (request: FastifyRequest): Promise<void> => {
  const file = waiting.get(request);
  waiting.delete(request);
  await file?.close();
};

/** @throws HttpProblem 413 for a body beyond the route's limit, 408 for one that does not arrive in time, 400 for one whose sender is gone */
export const receiveFrom = async (
  request: FastifyRequest,
  body: Readable,
  { within, tooLarge }: Pick<Receiving, 'within' | 'tooLarge'>,
): Promise<ReceivedFile> => {
  const { bodyLimit: most } = request.routeOptions;
  const isGone = gone.get(request)!.signal;
  try {
    const file = await receive(body, { most, within, isGone });
    if (!isGone.aborted) return file;
    await file.close();
  } catch (error) {
    body.resume(); // the rest is let pass, so that the answer is read
    if (error instanceof TooLarge) throw beyond(tooLarge(most));
    if (error instanceof TooSlow) throw tooSlow();
    if (!isGone.aborted && !body.destroyed) throw error;
  }
  throw notWhole();
};

/** For the addresses of a plugin, whose only bodies are files from now on. */
export const takeBodies = (app: FastifyInstance, receiving: Receiving): void => {
  const { places, sender, tooLarge } = receiving;
  // Runs after the access check.
  app.addHook('preParsing', async (request, reply) => {
    // Its end would be heard by nobody any more.
    if (reply.raw.destroyed) throw notWhole();
    const { bodyLimit: most } = request.routeOptions;
    if (Number(request.headers['content-length']) > most + formOverhead) throw beyond(tooLarge(most));
    const controller = new AbortController();
    gone.set(request, controller);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort();
      void closeWaiting(request);
    });
    await places.take(sender(request), reply);
    if (controller.signal.aborted) throw notWhole();
  });
  app.addHook('onResponse', closeWaiting);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) => {
    const file = await receiveFrom(request, body, receiving);
    waiting.set(request, file);
    return file;
  });
};

/** @param work on the body, which is gone when it ends; nothing when the request has none */
export const withBody = async <Result>(
  request: FastifyRequest,
  work: (file: ReceivedFile | undefined) => Promise<Result>,
): Promise<Result> => {
  const file = waiting.get(request);
  waiting.delete(request);
  try {
    return await work(file);
  } finally {
    await file?.close();
  }
};
