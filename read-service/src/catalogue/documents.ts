/** A product's documents as visitors read them: the insurer's file, or pages that one is made of. */
import { z } from 'zod';
import { type ProductContent } from '@cotejo/core/catalogue';
import { writePdf } from '../pdf/index.ts';

export const documentSchema = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.string(),
  version: z.string().nullable(),
  url: z.string().describe('el archivo, un PDF'),
  numberOfPages: z.int().nullable().describe('las de su texto; nada si el archivo es de la aseguradora'),
  pages: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

/** @param at the day that is asked about, so that the file is that day's too */
export const documentsOf = (
  { documents }: ProductContent,
  product: number,
  at?: string,
): z.infer<typeof documentSchema>[] =>
  documents.map((document) => ({
    id: document.id,
    title: document.title,
    kind: document.kind,
    version: document.version || null,
    url:
      'file' in document
        ? document.file
        : `/api/documents/insurance/${product}/${document.id}${at ? `?at=${at}` : ''}`,
    numberOfPages: 'pages' in document ? document.pages.length : null,
    pages: 'pages' in document ? document.pages : [],
  }));

/** @returns the document as a PDF; nothing for one that there is not, or whose file the insurer keeps */
export const pdfOf = (
  { documents }: Pick<ProductContent, 'documents'>,
  id: number,
): { readonly title: string; readonly pdf: Buffer } | undefined => {
  const document = documents.find((one) => one.id === id);
  return document && 'pages' in document
    ? { title: document.title, pdf: writePdf(document.title, document.pages) }
    : undefined;
};
