/** Writes PDFs in a thread of its own, one after the other: other requests are answered meanwhile. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atMost } from '@cotejo/core/kit/service';
import { type writePdf } from './write-pdf.ts';

export type PdfWriter = {
  /** @throws HttpProblem (503) when too many documents wait for their turn */
  readonly write: typeof writePdf;
  readonly close: () => Promise<void>;
};

/** Stands beside the service's bundle; tests name the built one. */
const thread = process.env['COTEJO_PDF_THREAD'] ?? new URL('./pdf-worker.js', import.meta.url);
/** Megabytes. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** Milliseconds. */
const longestWriting = 30_000;

export const createPdfWriter = (): PdfWriter => {
  const inTurn = atMost({ atOnce: 1, waiting: 20 });
  let worker: Worker | undefined;
  const close = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  return {
    write: (title, pages) =>
      inTurn(async () => {
        try {
          worker ??= new Worker(thread, { resourceLimits: memory, execArgv: [] });
          worker.unref();
          worker.postMessage({ title, pages });
          const signal = AbortSignal.timeout(longestWriting);
          const [pdf] = (await once(worker, 'message', { signal })) as [Uint8Array];
          return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
        } catch (error) {
          await close();
          throw error;
        }
      }),
    close,
  };
};
