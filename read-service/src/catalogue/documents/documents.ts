/** A product's documents as visitors read them: the insurer's file, or pages that one is made of. */
import { type ProductAnswer, type ProductContent } from '@cotejo/core/product-content';
import { uploadedDocumentAddress } from '@cotejo/core/catalogue';

const uploaded = uploadedDocumentAddress('');

/** Of the house's own files as they were on the day that is asked about. */
const urlOf = (document: ProductContent['documents'][number], product: number, at?: string): string => {
  const file = 'file' in document ? document.file : `/api/documents/insurance/${product}/${document.id}`;
  const isOwn = !('file' in document) || file.startsWith(uploaded);
  return isOwn && at ? `${file}?at=${at}` : file;
};

/** @param at the day that is asked about, so that the file is that day's too */
export const documentsOf = (
  { documents }: ProductContent,
  product: number,
  at?: string,
): ProductAnswer<'document'>[] =>
  documents.map((document) => ({
    id: document.id,
    title: document.title,
    kind: document.kind,
    version: document.version || null,
    url: urlOf(document, product, at),
    numberOfPages: 'pages' in document ? document.pages.length : null,
    pages: 'pages' in document ? document.pages : [],
  }));

export type WrittenDocument = Extract<ProductContent['documents'][number], { readonly pages: unknown }>;

/** @returns nothing for a document that there is not, or whose file the insurer keeps */
export const writtenOf = (
  { documents }: Pick<ProductContent, 'documents'>,
  id: number,
): WrittenDocument | undefined => {
  const document = documents.find((one) => one.id === id);
  return document && 'pages' in document ? document : undefined;
};
