/** PDFs of products. */
export {
  catalogueDocumentSchema,
  type CatalogueDocuments,
  postgresCatalogueDocuments,
} from './catalogue-documents.ts';
export { catalogueDocumentRoutes } from './routes.ts';
export { sweepCatalogueDocuments } from './sweep.ts';
