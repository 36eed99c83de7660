/** A thread that writes one PDF after the other. */
import { parentPort } from 'node:worker_threads';
import { type DocumentPage, writePdf } from './write-pdf.ts';

const port = parentPort!;
port.on(
  'message',
  async ({ title, pages }: { readonly title: string; readonly pages: readonly DocumentPage[] }) =>
    port.postMessage(await writePdf(title, pages)),
);
