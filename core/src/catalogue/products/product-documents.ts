/** A PDF that was uploaded for a product, among the product's documents. Catalogues are public: it is kept and served as it is. */
import { type Decision, rejectInput } from '../../kit/event-sourcing/index.ts';
import { mostDocuments, type ProductDocument } from '../../product-content/index.ts';
import { type Product, type ProductEvent } from './product.ts';
import { changeProduct } from './product-decisions.ts';

/** Where an uploaded PDF is served: an address of the site, that a document says like any other. */
export const uploadedDocumentAddress = (fileId: string): string => `/api/documents/files/${fileId}`;

export type AttachedDocument = Pick<ProductDocument, 'title' | 'kind' | 'version'> & {
  readonly fileId: string;
  /** The document whose file it is from now on; a new one when nothing is given. */
  readonly documentId?: number | null | undefined;
};

/**
 * Puts the uploaded file among the draft's documents: as a new one, or in the place of one that there is. The same again
 * changes nothing, and what was published before keeps its own file.
 * @throws Rejection `NOT_FOUND`; `INVALID_INPUT` for a document that there is not, or one too many
 */
export const attachDocument =
  ({ fileId, documentId, title, kind, version }: AttachedDocument): Decision<Product, ProductEvent> =>
  (product, now) => {
    const documents = product.status === 'unknown' ? [] : product.content.documents;
    const file = uploadedDocumentAddress(fileId);
    const attached = documents.find((one) => 'file' in one && one.file === file);
    const id = documentId ?? attached?.id ?? Math.max(0, ...documents.map((one) => one.id)) + 1;
    const isThere = documents.some((one) => one.id === id);
    if (product.status !== 'unknown') {
      if (documentId && !isThere) return rejectInput({ documentId: 'El producto no tiene ese documento.' });
      if (!isThere && documents.length >= mostDocuments)
        return rejectInput({ fileId: `Son ${mostDocuments} documentos como máximo. Quita uno primero.` });
    }
    const document: ProductDocument = { id, title, kind, ...(version && { version }), file };
    return changeProduct({
      documents: isThere
        ? documents.map((one) => (one.id === id ? document : one))
        : [...documents, document],
    })(product, now);
  };
