/** A product's papers: a file that there is, or pages that one is made of. */
import { z } from 'zod';
import {
  address,
  choice,
  list,
  maybeName,
  name,
  notAnObject,
  number,
  prose,
  record,
} from '../kit/fields/index.ts';

/** Limit for one product. */
export const mostDocuments = 50;

const page = record({ heading: name, paragraphs: list(prose, 200) });

/** The fields of a document, whether uploaded or linked. */
export const documentFields = {
  id: number.describe('within the product'),
  title: name,
  kind: choice(['policy', 'summary', 'conditions', 'form', 'other']),
  version: maybeName.describe('as the insurer names it'),
};

export const document = z.union(
  [
    record({ ...documentFields, file: address.describe('where the PDF is') }),
    record({ ...documentFields, pages: list(page, 200).min(1, 'Escribe al menos una página.') }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'Indica su título, su clase, y un archivo o páginas.'
        : notAnObject,
  },
);
export type ProductDocument = z.infer<typeof document>;
