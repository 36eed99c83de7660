/** Writes PDFs in a thread of its own, one after the other: other requests are answered meanwhile. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atMost, HttpProblem, problem } from '@cotejo/core/kit/service';
import { type writePdf } from './write-pdf.ts';

export type PdfWriter = {
  /** @throws HttpProblem (503) when too many documents wait for their turn, and for one that takes too long or too much memory */
  readonly write: typeof writePdf;
  /** One of visitors at a time waits among those of staff, so that nobody of the staff waits for a crowd. @throws as `write` */
  readonly writeForVisitor: typeof writePdf;
  readonly close: () => Promise<void>;
};

/** Stands beside the service's bundle; tests name the built one. */
const thread = process.env['COTEJO_PDF_THREAD'] ?? new URL('./pdf-worker.js', import.meta.url);
/** Megabytes. */
export const pdfMemory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** Milliseconds. */
const longestWriting = 30_000;

/** @param onExit told of the thread when it has ended */
const open = (onExit: (ended: Worker) => void): Worker => {
  const worker = new Worker(thread, { resourceLimits: pdfMemory, execArgv: [] });
  // An error that nobody listens for would end the service, also of a thread that is being ended.
  worker.on('error', () => undefined);
  worker.on('exit', () => onExit(worker));
  worker.unref();
  return worker;
};

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY');

export const createPdfWriter = (): PdfWriter => {
  const inTurn = atMost({ atOnce: 1, waiting: 20 });
  const inLineOfVisitors = atMost({ atOnce: 1, waiting: 20 });
  let worker: Worker | undefined;
  const close = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const write: PdfWriter['write'] = (title, pages) =>
    inTurn(async () => {
      try {
        worker ??= open((ended) => (worker = worker === ended ? undefined : worker));
        worker.postMessage({ title, pages });
        const signal = AbortSignal.timeout(longestWriting);
        const [pdf] = (await once(worker, 'message', { signal })) as [Uint8Array];
        return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      } catch (error) {
        await close();
        if (!isTooMuch(error)) throw error;
        throw new HttpProblem(
          problem(503, 'UNAVAILABLE', 'El documento no se pudo preparar a tiempo. Inténtalo más tarde.'),
          { 'retry-after': '60' },
        );
      }
    });
  return {
    write,
    writeForVisitor: (title, pages) => inLineOfVisitors(() => write(title, pages)),
    close,
  };
};
