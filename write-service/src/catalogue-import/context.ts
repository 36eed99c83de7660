/** Importing a catalogue, registered. */
import { type WriteContext } from '../kit/context.ts';
import { catalogueImportRoutes, type ImportParts } from './routes.ts';

export const catalogueImportContext = (parts: ImportParts): WriteContext => ({
  name: 'catalogue-import',
  routes: [catalogueImportRoutes(parts)],
});
