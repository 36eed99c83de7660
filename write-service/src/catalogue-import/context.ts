/** Importing a catalogue, registered. */
import { type Pool } from 'pg';
import { type CataloguePictures, postgresCataloguePictures } from '../catalogue/index.ts';
import { type WriteContext } from '../kit/context.ts';
import { catalogueImportRoutes, type ImportParts } from './routes.ts';

type Parts = Omit<ImportParts, 'cataloguePictures'> & {
  readonly pool: Pool;
  readonly cataloguePictures?: CataloguePictures;
};

export const catalogueImportContext = ({
  pool,
  cataloguePictures = postgresCataloguePictures(pool),
  ...parts
}: Parts): WriteContext => ({
  name: 'catalogue-import',
  routes: [catalogueImportRoutes({ ...parts, cataloguePictures })],
});
