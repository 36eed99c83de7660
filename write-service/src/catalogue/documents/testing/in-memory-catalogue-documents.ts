/** Documents that are gone with the process, for fast tests. */
import {
  type CatalogueDocuments,
  mostWaiting,
  type UploadedDocument,
  type WaitingBound,
} from '../catalogue-documents.ts';

export const inMemoryCatalogueDocuments = (most: WaitingBound = mostWaiting): CatalogueDocuments => {
  const documents = new Map<string, UploadedDocument>();
  const attached = new Set<string>();
  const waiting = (userId: string): UploadedDocument[] =>
    [...documents.values()].filter(({ id, uploadedBy }) => uploadedBy === userId && !attached.has(id));
  return {
    async keep(document) {
      const earlier = documents.get(document.id);
      if (earlier)
        return earlier.product === document.product && earlier.content.equals(document.content)
          ? 'kept'
          : 'other';
      const all = [...waiting(document.uploadedBy), document];
      const bytes = all.reduce((sum, { content }) => sum + content.length, 0);
      if (all.length > most.documents || bytes > most.bytes) return 'full';
      documents.set(document.id, document);
      return 'kept';
    },
    has: async (product, id) => documents.get(id)?.product === product,
    waitingOf: async (userId) => waiting(userId).map(({ id, product }) => ({ id, product })),
    async noteAttached(ids) {
      for (const id of ids) attached.add(id);
    },
  };
};
