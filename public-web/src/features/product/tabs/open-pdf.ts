/** Opens a PDF in the browser with pdf.js, which is loaded, as its worker, by whoever reads a document and by nobody else. */
import { type PDFDocumentProxy } from 'pdfjs-dist';

export type OpenPdf = {
  readonly pages: number;
  /** Draws a page, counted from 1, as wide as it is to be, in pixels of the screen. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  readonly close: () => void;
};

const drawer =
  (document: PDFDocumentProxy): OpenPdf['draw'] =>
  async (nth, canvas, width) => {
    const page = await document.getPage(nth);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  };

/**
 * @param progress how much has come, and of how much
 * @throws where it cannot be read
 */
export const openPdf = async (
  url: string,
  progress: (loaded: number, total: number) => void,
): Promise<OpenPdf> => {
  // The server shows the document's text; nothing of pdf.js belongs into its bundle.
  if (import.meta.env.SSR) throw new Error('A PDF is drawn in a browser.');
  const [{ getDocument, GlobalWorkerOptions }, worker] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = worker.default;
  const task = getDocument({ url, useWasm: false, isEvalSupported: false, enableXfa: false });
  task.onProgress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) =>
    progress(loaded, total);
  const document = await task.promise;
  return { pages: document.numPages, draw: drawer(document), close: () => void task.destroy() };
};
