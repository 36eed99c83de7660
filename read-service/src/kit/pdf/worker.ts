/** A thread that writes one PDF after the other. */
import { parentPort } from 'node:worker_threads';
import { type DocumentPage, writePdf } from './write-pdf.ts';

type Wanted = { readonly title: string; readonly pages: readonly DocumentPage[] };

const port = parentPort!;
// A failure ends the thread, and so reaches whoever waits for its answer.
port.on('message', ({ title, pages }: Wanted) => {
  void writePdf(title, pages).then((pdf) => port.postMessage(pdf));
});
